import { useState } from 'react'
import type { EstimatorTexts } from '../../../content/estimator/translation'
import { formatLakhCrore, formatPkr, type Estimate, type EstimateInputs } from '../../../estimator'
import { Alert, Button, Heading, Icon, Inline, Link, Stack, Text } from '../../../design-system'
import { estimateHref } from '../../../site/estimateHref'
import { newTab } from '../../../site/newTab'
import { houseParts } from './estimateTexts'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { PrintButton } from './PrintButton'

export interface ShareEstimateProps {
  inputs: EstimateInputs
  /** The estimate for these inputs; it has results. */
  estimate: Estimate
  /** The weight of the button that prints the estimate. @default 'secondary' */
  variant?: 'primary' | 'secondary'
}

/**
 * Copies a link that opens the estimator with these inputs, or hands a message with it to WhatsApp or to the device's
 * share sheet; prints the estimate. Source: docs/product.md#links-to-an-estimate.
 */
export function ShareEstimate({ inputs, estimate, variant = 'secondary' }: ShareEstimateProps) {
  const allTexts = useEstimatorTexts()
  const { shareEstimate: texts, estimatorPage } = allTexts
  // The link of the last attempt to copy: once the inputs change, the message no longer applies.
  const [copied, setCopied] = useState<{ readonly href: string; readonly isDone: boolean }>()
  const path = estimateHref(inputs)
  const href = new URL(path, window.location.origin).href
  const message = messageOf(inputs, estimate, allTexts)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href)
      setCopied({ href, isDone: true })
    } catch {
      // Not allowed, or the page isn't served securely.
      setCopied({ href, isDone: false })
    }
  }

  const share = async () => {
    try {
      await navigator.share({ text: message, url: href })
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError'
      if (!isClosed) await copy()
    }
  }

  return (
    <Stack space="small">
      <Heading level={3}>{texts.heading}</Heading>
      <Text size="small" tone="muted">
        {texts.text}
      </Text>
      <Inline space="small" narrow="stack">
        <PrintButton variant={variant} />
        <Button variant="secondary" asChild>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${message} ${href}`)}`}
            {...newTab(estimatorPage.newTab)}
          >
            <Icon name="whatsapp" />
            {texts.whatsApp}
          </a>
        </Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        {'share' in navigator && (
          <Button variant="secondary" onClick={() => void share()}>
            {texts.share}
          </Button>
        )}
      </Inline>
      <Alert tone={copied?.isDone ? 'success' : 'info'} live="polite">
        {copied?.href === href &&
          (copied.isDone ? (
            texts.copied
          ) : (
            <>
              {texts.notCopied} <Link href={path}>{href}</Link>
            </>
          ))}
      </Alert>
    </Stack>
  )
}

/** What the visitor sends with the link, such as "10 Marla, DHA, A+ Grade, with a basement: about 2.8 crore, …". */
function messageOf(inputs: EstimateInputs, estimate: Estimate, allTexts: EstimatorTexts): string {
  const { amounts, shareEstimate: texts } = allTexts
  const { costPerSqFt, totals } = estimate
  const house = texts.house(houseParts(inputs, estimate, allTexts))
  return texts.message(house, formatLakhCrore(totals.grand, amounts), formatPkr(costPerSqFt))
}
