import { Alert, Button } from '../../design-system'
import type { OpenedLink } from './estimatorState'
import type { Step } from './steps'
import { useEstimatorTexts } from './EstimatorLanguage'

export interface OpenedLinkAlertProps {
  /** Undefined if no link was opened. */
  link: OpenedLink | undefined
  step: Extract<Step, 'contact' | 'calculator'>
  onUndo: () => void
}

/** Says that the inputs come from a link, or why they don't. */
export function OpenedLinkAlert({ link, step, onUndo }: OpenedLinkAlertProps) {
  const { openedLink: texts } = useEstimatorTexts()
  if (link?.kind !== 'inputs') {
    const problem = link && texts[link.kind]
    return (
      <Alert tone="warning" title={problem?.title}>
        {problem?.text}
      </Alert>
    )
  }
  return (
    <Alert
      tone="info"
      title={texts.inputs.title}
      actions={
        link.replaced && (
          <Button variant="secondary" onClick={onUndo}>
            {texts.inputs.undo}
          </Button>
        )
      }
    >
      {texts.inputs[step]}
    </Alert>
  )
}
