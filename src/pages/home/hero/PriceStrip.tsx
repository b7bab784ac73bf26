import { Link as RouterLink } from 'react-router-dom'
import { amounts } from '../../../content/amounts'
import { homePage } from '../../../content/pages/home/home'
import {
  calculateEstimate,
  formatLakhCrore,
  inputsOfHouse,
  plainHouse,
  startPlotMarla,
} from '../../../estimator'
import { Heading, Link, Text } from '../../../design-system'
import { estimateHref } from '../../../site/estimateHref'

const { heading, conditions, plot, estimate } = homePage.hero.prices

const cell =
  'flex min-h-11 flex-wrap items-center justify-between gap-x-2 px-3 py-1.5 @bar:flex-col @bar:items-start'

/** What a house costs on a few plots, laid out like a drawing's title block. Each price opens its house in the estimator. */
export function PriceStrip() {
  return (
    <section aria-labelledby="house-prices" data-surface="white" className="@container border border-ink">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-1.5">
        <Heading level={2} size="small" id="house-prices">
          {heading}
        </Heading>
        <Text size="caption" tone="muted">
          {conditions}
        </Text>
      </div>
      <ul role="list" className="grid border-y border-ink @bar:grid-cols-3">
        {startPlotMarla.map((marla) => {
          const inputs = inputsOfHouse(marla, plainHouse)
          const { totals } = calculateEstimate(inputs)
          return (
            <li
              key={marla}
              className="border-line not-first:border-t @bar:not-first:border-s @bar:not-first:border-t-0"
            >
              <RouterLink
                to={estimateHref(inputs)}
                className={`${cell} text-ink transition-colors duration-quick hover:bg-tint`}
              >
                <span className="text-caption text-muted">{plot(marla)}</span>{' '}
                <span className="text-subheading font-bold tabular-nums underline decoration-1 underline-offset-4">
                  {formatLakhCrore(totals.grand, amounts, 'two')}
                </span>
              </RouterLink>
            </li>
          )
        })}
      </ul>
      <p className="px-3 py-1 text-small">
        <Link asChild>
          <RouterLink to={estimate.href}>{estimate.label}</RouterLink>
        </Link>
      </p>
    </section>
  )
}
