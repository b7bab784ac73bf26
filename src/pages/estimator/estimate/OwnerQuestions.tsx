import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { FaqId } from '../../../content/faqEntries'
import { buildingTimes, paymentStages, reservePercent } from '../../../content/estimator/figures'
import {
  formatLakhCrore,
  formatPkr,
  nearestPlot,
  rates,
  sharesOf,
  toTwoDigits,
  type Estimate,
} from '../../../estimator'
import { Disclosure, Link, Stack, SummaryList, Text, type SummaryRow } from '../../../design-system'
import { paths } from '../../../paths'
import { dayText } from '../../../lib/dayText'
import { Amounts } from './Amounts'
import { useEstimatorLanguage, useEstimatorTexts } from '../language/EstimatorLanguage'

export interface OwnerQuestionsProps {
  /** An estimate with a total. */
  estimate: Estimate
  /** The level of its headings. */
  headingLevel: 3 | 4
}

/** What comes on top of the total, how long building takes and when to pay, on demand. */
export function OwnerQuestions({ estimate, headingLevel }: OwnerQuestionsProps) {
  const { heading } = useEstimatorTexts().ownerQuestions
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Disclosure
      title={heading}
      headingLevel={headingLevel}
      size="small"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {/* Closed, it costs nothing while the visitor types. */}
      {isOpen && (
        <Stack space="small">
          <OwnerAnswers estimate={estimate} isDetailed />
          <Payments estimate={estimate} />
        </Stack>
      )}
    </Disclosure>
  )
}

/** The answers, one line each. Detailed, each has a sentence and a link to the FAQ. */
export function OwnerAnswers({ estimate, isDetailed = false }: { estimate: Estimate; isDetailed?: boolean }) {
  const { locale, texts: allTexts } = useEstimatorLanguage()
  const { amounts, ownerQuestions: texts } = allTexts
  const { plot, totals } = estimate
  const { onTop, reserve, duration, payments, certainty, rates: dated } = texts
  const row = (faq: FaqId, term: string, content: string, detail?: string): SummaryRow => ({
    term,
    content,
    detail: isDetailed && detail,
    action: isDetailed && (
      <Link asChild>
        <RouterLink to={`${paths.faq.href()}#${faq}`} aria-label={texts.moreAbout(term)}>
          {texts.more}
        </RouterLink>
      </Link>
    ),
  })
  const share = (percent: number) => formatLakhCrore(toTwoDigits((totals.grand * percent) / 100), amounts)
  const time = plot.marla > 0 ? nearestPlot(buildingTimes, plot.marla) : undefined
  const rows = [
    totals.construction > 0 && row('not-included', onTop.term, onTop.text, onTop.detail),
    row(
      'payments',
      reserve.term,
      reserve.text(share(reservePercent.from), share(reservePercent.to)),
      reserve.detail(reservePercent.from, reservePercent.to),
    ),
    totals.construction > 0 &&
      time &&
      row(
        'timeline',
        duration.term,
        duration.text(time.from, time.to),
        duration.detail(time.marla, time.marla !== plot.marla),
      ),
    row('payments', payments.term, payments.text),
    // In print, the sheet says so itself.
    isDetailed && row('how-exact', certainty.term, certainty.text),
    {
      term: dated.term,
      content: dayText(rates.since, locale),
      detail: isDetailed && dated.detail(rates.heldDays),
    },
  ]
  return <SummaryList layout="compact" rows={rows.filter((one) => one !== false && one !== undefined)} />
}

/** The payments of the example for the selected services; they add up to the grand total. */
function Payments({ estimate: { selectedCosts, totals } }: { estimate: Estimate }) {
  const { payments: texts } = useEstimatorTexts().ownerQuestions
  const amounts = { ...selectedCosts, design: totals.design }
  const rows = (['design', 'grayStructure', 'finishing'] as const).flatMap((part) => {
    if (amounts[part] === 0) return []
    const due = paymentStages.filter((payment) => payment.part === part)
    const shares = sharesOf(
      amounts[part],
      due.map(({ percent }) => percent),
    )
    return due.map(({ stage }, index) => ({
      term: texts.stages[stage],
      content: <Amounts>{formatPkr(shares[index] ?? 0)}</Amounts>,
    }))
  })
  return (
    <Stack space="2xsmall">
      <Text size="small" weight="bold">
        {texts.term}
      </Text>
      <SummaryList layout="compact" rows={rows} />
      <Text size="caption" tone="muted">
        {texts.example}
      </Text>
    </Stack>
  )
}
