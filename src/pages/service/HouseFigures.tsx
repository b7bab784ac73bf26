import { Link as RouterLink } from 'react-router-dom'
import { amounts } from '../../content/amounts'
import { buildingTimes, paymentStages } from '../../content/buildingFigures'
import { houseFigures as texts } from '../../content/pages/service'
import { Heading, Link, Stack } from '../../design-system'
import {
  calculateEstimate,
  exampleHouse,
  examplePlotMarla,
  formatLakhCrore,
  nearestPlot,
} from '../../estimator'
import { KeyFigures } from '../../sections/KeyFigures'
import { estimateHref } from '../../site/estimateHref'

/** What a house costs, how long it takes and in how many payments, with a link to its estimate. */
export function HouseFigures() {
  const { totals } = calculateEstimate(exampleHouse)
  const time = nearestPlot(buildingTimes, examplePlotMarla)
  return (
    <Stack space="small">
      <Heading level={2} size="subheading">
        {texts.heading(examplePlotMarla)}
      </Heading>
      <KeyFigures
        layout="row"
        figures={[
          { value: formatLakhCrore(totals.grand, amounts, 'two'), label: texts.cost },
          ...(time ? [{ value: texts.months(time.from, time.to), label: texts.time }] : []),
          { value: texts.payments(paymentStages.length), label: texts.stages },
        ]}
      />
      <div>
        <Link asChild isStandalone>
          <RouterLink to={estimateHref(exampleHouse)}>{texts.estimate}</RouterLink>
        </Link>
      </div>
    </Stack>
  )
}
