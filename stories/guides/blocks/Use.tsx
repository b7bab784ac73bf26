import { toId } from 'storybook/internal/csf'
import type { Guidance } from '../../support/guidance'
import { DoAndDont } from './DoAndDont'
import { FactTable } from './FactTable'
import { StorybookLink } from './StorybookLink'

interface UseProps {
  /** The name of the component. */
  name: string
  guidance: Guidance
}

/** When to use a component and when another, how, and with which words. */
export function Use({ name, guidance }: UseProps) {
  const { choice, pairs, words } = guidance
  return (
    <>
      <FactTable
        caption={`${choice.title}: ${name} or another component`}
        nameColumn="Component"
        columns={['Use it for']}
        rows={choice.rows.map(({ component, when }) => ({
          name: component,
          title:
            component === name ? (
              <strong>{component}</strong>
            ) : (
              <StorybookLink to={toId(`Components/${component}`, 'Docs')}>{component}</StorybookLink>
            ),
          facts: { 'Use it for': when },
        }))}
      />
      {pairs.map((pair) => (
        <DoAndDont key={pair.reason} {...pair} />
      ))}
      <FactTable
        caption={`The words of ${name}`}
        nameColumn="Words"
        columns={['Like this', 'Not like this']}
        rows={words.map(({ rule, good, bad }) => ({
          name: rule,
          facts: { 'Like this': good, 'Not like this': bad },
        }))}
      />
    </>
  )
}
