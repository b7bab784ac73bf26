import type { FocusRing } from '../../evidence/componentStatus'
import {
  contrastPairs,
  contrastText,
  groundNames,
  ringContrast,
  ringNeeds,
  roleNames,
  schemes,
  type Role,
} from './tokens'

interface RoleContrastsProps {
  roles: readonly string[]
  rings: readonly FocusRing[]
}

/**
 * The lowest contrast of each role that a component uses, on all grounds and in print, and of its focus ring on all
 * grounds, with what WCAG needs.
 */
export function RoleContrasts({ roles, rings }: RoleContrastsProps) {
  const used = roleNames.filter((role) => roles.includes(role))
  const pairs = used.flatMap((role) => lowestPair(role) ?? [])
  const without = used.filter((role) => !lowestPair(role))
  return (
    <>
      <ul className="min-w-56">
        {pairs.map(({ role, on, scheme, ratio, needed }) => (
          <li key={role}>
            {role}: {contrastText(ratio)}, needs {contrastText(needed)} (lowest: on {on}, ground {scheme})
          </li>
        ))}
        {rings.map((ring) => (
          <li key={`${ring.lies} ${ring.ground}`}>{ringText(ring)}</li>
        ))}
      </ul>
      {without.length > 0 && <p>Backgrounds and hairlines, which need none: {without.join(', ')}</p>}
    </>
  )
}

/** The pair with the lowest contrast; undefined for a role that needs none. */
function lowestPair(role: Role) {
  const [lowest] = schemes
    .flatMap((scheme) =>
      contrastPairs(scheme)
        .filter((pair) => pair.role === role)
        .map(({ on, ratio, needed }) => ({ role, on, ratio, needed, scheme })),
    )
    .toSorted((a, b) => a.ratio - b.ratio)
  return lowest
}

/** The contrast of a focus ring, with the grounds on which it is too low. */
function ringText({ lies, ground }: FocusRing) {
  const ratios = groundNames
    .filter((name) => ground === undefined || name === ground)
    .map((name) => ({ name, ratio: ringContrast(lies, name) }))
    .toSorted((a, b) => a.ratio - b.ratio)
  const what =
    lies === 'around'
      ? 'focus ring, the better of its two colours'
      : 'focus ring within a control, a dark line alone'
  const needs = `needs ${contrastText(ringNeeds)}`
  const [lowest] = ratios
  if (!lowest) return `${what}: ${needs}`
  const tooLow = ratios.filter(({ ratio }) => ratio < ringNeeds).map(({ name }) => name)
  const fails = tooLow.length > 0 ? `; too low on ${tooLow.join(', ')}` : ''
  return `${what}: ${contrastText(lowest.ratio)}, ${needs} (lowest: ground ${lowest.name}${fails})`
}
