import { Alert, Button } from '../../../design-system'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import type { OpenedLink } from './estimatorState'

export interface OpenedLinkAlertProps {
  /** Undefined if no link was opened. */
  link: OpenedLink | undefined
  step: 'contact' | 'calculator'
  /** Whether the step begins with the house and its total. */
  hasTotal: boolean
  onUndo: () => void
}

/** Says that the inputs come from a link, or why they don't. */
export function OpenedLinkAlert({ link, step, hasTotal, onUndo }: OpenedLinkAlertProps) {
  const { openedLink: texts } = useEstimatorTexts()
  if (link?.kind !== 'inputs') {
    return (
      <Alert tone="warning" title={link && texts[link.kind].title}>
        {link && texts[link.kind].text}
      </Alert>
    )
  }
  const undo = link.replaced && (
    <Button variant="secondary" onClick={onUndo}>
      {texts.inputs.undo}
    </Button>
  )
  if (hasTotal && !undo) return null
  return (
    <Alert tone="info" title={step === 'calculator' ? texts.inputs.title : undefined} actions={undo}>
      {step === 'calculator' ? texts.inputs.calculator : texts.inputs.title}
    </Alert>
  )
}
