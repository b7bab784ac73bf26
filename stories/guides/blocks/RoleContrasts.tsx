import { contrastPairs, contrastText, roleNames, surfaces, type Role } from './tokens'

/** The lowest contrast of each role that a component uses, on all grounds and in print, and what WCAG needs. */
export function RoleContrasts({ roles }: { roles: readonly string[] }) {
  const used = roleNames.filter((role) => roles.includes(role))
  const pairs = used.flatMap((role) => lowestPair(role) ?? [])
  const without = used.filter((role) => !lowestPair(role))
  return (
    <>
      {pairs.length > 0 && (
        <ul className="min-w-56">
          {pairs.map(({ role, on, surface, ratio, needed }) => (
            <li key={role}>
              {role}: {contrastText(ratio)}, needs {contrastText(needed)} (lowest: on {on}, ground {surface})
            </li>
          ))}
        </ul>
      )}
      {without.length > 0 && <p>Backgrounds and hairlines, which need none: {without.join(', ')}</p>}
    </>
  )
}

/** The pair with the lowest contrast; undefined for a role that needs none. */
function lowestPair(role: Role) {
  const [lowest] = surfaces
    .flatMap((surface) =>
      contrastPairs(surface)
        .filter((pair) => pair.role === role)
        .map(({ on, ratio, needed }) => ({ role, on, ratio, needed, surface })),
    )
    .toSorted((a, b) => a.ratio - b.ratio)
  return lowest
}
