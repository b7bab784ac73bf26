import { Link as RouterLink } from 'react-router-dom'
import { amounts } from '../../content/amounts'
import { house10 as texts } from '../../content/pages/projects'
import { Button, Columns, Heading, Section, Stack, SummaryList, Tabs, Text } from '../../design-system'
import { calculateEstimate, exampleHouse, formatLakhCrore, formatPkr, formatSqFt } from '../../estimator'
import { LiftedHouse } from '../../sections/house/LiftedHouse'
import { drawingTabs } from '../../sections/pictures/drawingTabs'
import { estimateHref } from '../../site/estimateHref'
import { Badge } from './Badge'

/** A house as a design study: its drawings, and its whole estimate by floor and by line. */
export function House10() {
  const { areas, costPerSqFt, costs, totals } = calculateEstimate(exampleHouse)
  return (
    <Section surface="sand" aria-labelledby="house-10">
      <Stack space="large">
        <Columns ratio="5:7" align="end" space="small">
          <Stack space="small" align="start">
            <Badge>{texts.badge}</Badge>
            <Heading level={2} id="house-10">
              {texts.title}
            </Heading>
          </Stack>
          <Text tone="muted" hasMeasure>
            {texts.text}
          </Text>
        </Columns>
        <Tabs label={texts.views} items={drawingTabs(texts.drawings)} />
        <div>
          <Heading level={3}>{texts.costHeading}</Heading>
          <Text tone="muted">
            {texts.conditions(formatSqFt(areas.total, amounts), formatPkr(costPerSqFt))}
          </Text>
        </div>
        <Columns ratio="1:1" align="center">
          <LiftedHouse floorNames={texts.floors} amounts={amounts} caption={texts.caption} />
          <Stack space="medium">
            <SummaryList
              rows={texts.lines.map(({ term, sum }) => ({
                term,
                content: formatPkr({ ...costs, ...totals }[sum]),
                note: sum === 'grand' && formatLakhCrore(totals.grand, amounts, 'two'),
                emphasis: sum === 'grand' ? 'grand' : sum in totals ? 'total' : 'normal',
              }))}
            />
            <div>
              <Button asChild>
                <RouterLink to={estimateHref(exampleHouse)}>{texts.estimate}</RouterLink>
              </Button>
            </div>
          </Stack>
        </Columns>
      </Stack>
    </Section>
  )
}
