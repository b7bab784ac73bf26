import { statuses } from 'virtual:component-status'
import type { ComponentStatus as StatusFacts } from '../../evidence/componentStatus'
import { failedChecksText } from './checkText'
import { reviewText } from './reviewText'
import { StorybookLink } from './StorybookLink'
import { components } from './components'
import { FactTable } from './FactTable'
import { CheckMark } from './CheckMark'

/** The test coverage of each component. */
export function ComponentStatus() {
  return (
    <FactTable
      caption="Status of all components"
      nameColumn="Component"
      columns={[
        'Stories',
        'With interactions',
        'Keyboard rows',
        'Screen reader texts',
        'axe at error',
        'Visual baseline',
        'Recorded runs',
        'Reviewed',
      ]}
      rows={components.map(({ name, docsId, stories }) => {
        const unchecked = stories.filter(({ isCheckedByAxe }) => !isCheckedByAxe)
        const withPlay = stories.filter(({ hasPlay }) => hasPlay)
        const rows = stories.reduce((sum, { keyboardRows }) => sum + keyboardRows, 0)
        const { screenReaderStates = [], reviews: [review] = [] } = statuses[name] ?? {}
        return {
          name,
          title: <StorybookLink to={docsId}>{name}</StorybookLink>,
          facts: {
            Stories: stories.length,
            'With interactions': withPlay.length === 0 ? <CheckMark is="none" /> : withPlay.length,
            'Keyboard rows': rows === 0 ? <CheckMark is="none" /> : rows,
            'Screen reader texts':
              screenReaderStates.length === 0 ? <CheckMark is="none" /> : screenReaderStates.length,
            'axe at error':
              unchecked.length === 0 ? (
                <CheckMark is="yes" />
              ) : (
                `Not in ${unchecked.map((story) => story.name).join(', ')}`
              ),
            'Visual baseline': baselineText(statuses[name]?.baselines),
            'Recorded runs': runsText(statuses[name]),
            Reviewed: review ? (
              <span className="whitespace-nowrap">{reviewText(review)}</span>
            ) : (
              <CheckMark is="none" />
            ),
          },
        }
      })}
    />
  )
}

/** The results of all checks in short; the component's docs page has each of them. */
function runsText(status: StatusFacts | undefined) {
  const runs = Object.values(status?.runs ?? {})
  if (!status || runs.length === 0) return <CheckMark is="none" />
  const failed = failedChecksText(status) === '' ? 'Passed' : 'One failed'
  return runs.some(({ isStale }) => isStale) ? `${failed}; some before the last change` : failed
}

function baselineText(baselines: StatusFacts['baselines'] | undefined) {
  if (!baselines || baselines.count === 0) return <CheckMark is="none" />
  return `${baselines.count} of ${baselines.count + baselines.without.length}`
}
