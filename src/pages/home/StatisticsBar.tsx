import { useRef } from 'react'
import { statistics } from '../../content/pages/home/statistics'
import { homePage } from '../../content/pages/home/home'
import { Section, Text } from '../../design-system'
import { CountUp } from './CountUp'

/** Four figures about the firm, which count up when they scroll into view. */
export function StatisticsBar() {
  const bar = useRef<HTMLDListElement>(null)
  return (
    <Section surface="deep" size="small" aria-label={homePage.statistics.label}>
      <div className="@container print:break-inside-avoid">
        <dl ref={bar} className="grid grid-cols-1 gap-x-6 gap-y-8 @pair:grid-cols-2 @row:grid-cols-4">
          {statistics.map(({ number, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-2 border-s border-line ps-5">
              <dt className="text-small text-muted">{label}</dt>
              <dd className="text-title font-bold">
                <CountUp value={number} within={bar} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-6">
          <Text size="caption" tone="muted">
            {homePage.statistics.note}
          </Text>
        </div>
      </div>
    </Section>
  )
}
