import { useState, type ReactElement } from 'react'
import { Link as RouterLink, useLocation, useNavigate, type LinkProps } from 'react-router-dom'
import type { FaqId } from '../../../content/faqEntries'
import { buildingTimes, paymentStages, reservePercent } from '../../../content/buildingFigures'
import { formatPkr, nearestPlot, rates, sharesOf, type Estimate } from '../../../estimator'
import { Disclosure, Heading, Link, Stack, SummaryList, Text, type SummaryRow } from '../../../design-system'
import { paths } from '../../../paths'
import { dayText } from '../../../lib/dayText'
import { Amounts } from './Amounts'
import { reserveText } from './estimateTexts'
import { useEstimatorLanguage, useEstimatorTexts } from '../language/EstimatorLanguage'

export interface OwnerQuestionsProps extends Pick<OwnerAnswersProps, 'estimate' | 'budgetLink'> {
  /** The level of its headings. */
  headingLevel: 2 | 3 | 4
  /** Whether the page shows the payments itself: then the answers are open at first. @default false */
  hasPaymentsBelow?: boolean
}

/** The fragment of a history entry from which the visitor went to the FAQ: Back leads to the answers. */
export const answersId = 'answers'

/** What comes on top of the total, how long building takes and, unless the page shows them, the payments, on demand. */
export function OwnerQuestions({ headingLevel, hasPaymentsBelow = false, ...answers }: OwnerQuestionsProps) {
  const { heading } = useEstimatorTexts().ownerQuestions
  const { hash } = useLocation()
  const [isOpen, setIsOpen] = useState(hasPaymentsBelow || hash === `#${answersId}`)
  return (
    <Disclosure
      id={answersId}
      open={isOpen}
      title={heading}
      headingLevel={headingLevel}
      size="small"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {/* Closed, it costs nothing while the visitor types. */}
      {isOpen && (
        <Stack space="small">
          <OwnerAnswers {...answers} isLarge={hasPaymentsBelow} />
          {!hasPaymentsBelow && <Payments estimate={answers.estimate} />}
        </Stack>
      )}
    </Disclosure>
  )
}

interface OwnerAnswersProps {
  /** An estimate with a total. */
  estimate: Estimate
  /** A link or button that leads to a budget on the same page. @default none */
  budgetLink?: ReactElement | undefined
  /** Whether they are on the printed sheet, which has no links and says itself how sure the total is. @default false */
  isPrinted?: boolean
  /** Whether they are as large as the lists beside them. @default false */
  isLarge?: boolean
}

/** The answers, one line each. */
export function OwnerAnswers({
  estimate,
  budgetLink,
  isPrinted = false,
  isLarge = false,
}: OwnerAnswersProps) {
  const { locale, texts: allTexts } = useEstimatorLanguage()
  const texts = allTexts.ownerQuestions
  const { areas, plot, selectedCosts, totals } = estimate
  const { onTop, reserve, duration, payments, certainty, rates: dated } = texts
  const isBuilt = totals.construction > 0
  const isComplete = selectedCosts.grayStructure > 0 && selectedCosts.finishing > 0
  const time = isComplete && plot.marla > 0 ? nearestPlot(buildingTimes, plot.marla) : undefined
  const link = (faq: FaqId, term: string) =>
    !isPrinted && (
      <Link asChild isStandalone>
        <FaqLink to={`${paths.faq.href()}#${faq}`} hrefLang="en" aria-label={texts.moreAbout(term)}>
          {texts.more}
        </FaqLink>
      </Link>
    )
  const rows: readonly (SummaryRow | false | undefined)[] = [
    {
      term: onTop.term,
      content: onTop.text,
      detail: isBuilt ? onTop.detail : onTop.designOnly,
      action: link('not-included', onTop.term),
    },
    isBuilt && {
      term: reserve.term,
      content: reserveText(totals.grand, allTexts),
      detail: !isPrinted && reserve.detail(reservePercent.from, reservePercent.to),
    },
    budgetLink && { term: texts.lessMoney.term, content: budgetLink },
    time && {
      term: duration.term,
      content: duration.text(time.from, time.to),
      detail: duration.detail(time.marla, time.marla !== plot.marla, areas.basement > 0),
      action: link('timeline', duration.term),
    },
    { term: payments.term, content: payments.text, action: link('payments', payments.term) },
    isBuilt &&
      !isPrinted && {
        term: certainty.term,
        content: certainty.text,
        action: link('how-exact', certainty.term),
      },
    {
      term: dated.term,
      content: dayText(rates.since, locale),
      detail: dated.detail(rates.heldDays),
    },
  ]
  return (
    <SummaryList
      layout={isLarge ? 'rows' : 'compact'}
      rows={rows.filter((row) => row !== false && row !== undefined)}
    />
  )
}

/** A link to the FAQ from which Back leads to the answers. */
function FaqLink(props: LinkProps) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const mark = () => void navigate({ search, hash: answersId }, { replace: true, state })
  return <RouterLink {...props} onClick={mark} />
}

interface PaymentsProps {
  estimate: Estimate
  /** Whether they are a part of the page, with a heading, in columns. @default false */
  isWide?: boolean
}

/** The payments of the example for the selected services; they add up to the grand total. */
export function Payments({ estimate: { selectedCosts, totals }, isWide = false }: PaymentsProps) {
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
      {isWide ? (
        <Heading level={3} size="small">
          {texts.term}
        </Heading>
      ) : (
        <Text size="small" weight="bold">
          {texts.term}
        </Text>
      )}
      <SummaryList layout={isWide ? 'ledger' : 'compact'} rows={rows} />
      <Text size="caption" tone="muted">
        {texts.example}
      </Text>
    </Stack>
  )
}
