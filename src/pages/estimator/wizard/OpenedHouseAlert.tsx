import { Alert, Button } from '../../../design-system'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import type { EstimatorState } from './estimatorState'

export interface OpenedHouseAlertProps extends Pick<EstimatorState, 'opened'> {
  step: 'contact' | 'calculator'
  /** Whether the step begins with the house and its total. */
  hasTotal: boolean
  onUndo: () => void
}

/** Says that a house was opened, or why that of a link can't be. */
export function OpenedHouseAlert({ opened, step, hasTotal, onUndo }: OpenedHouseAlertProps) {
  const { openedLink: texts } = useEstimatorTexts()
  // A budget says so beside its own button.
  const shown = opened?.kind === 'house' && opened.from === 'budget' ? undefined : opened
  if (shown?.kind !== 'house') {
    return (
      <Alert tone="warning" title={shown && texts[shown.kind].title}>
        {shown && texts[shown.kind].text}
      </Alert>
    )
  }
  const undo = shown.replaced && (
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
