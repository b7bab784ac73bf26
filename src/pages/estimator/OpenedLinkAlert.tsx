import { openedLink as texts } from '../../content/pages/estimatorPlanning'
import { Alert, Button } from '../../design-system'
import type { Step } from './steps'
import type { OpenedLink } from './useOpenedLink'

export interface OpenedLinkAlertProps {
  /** Undefined if no link was opened. */
  link: OpenedLink | undefined
  step: Extract<Step, 'contact' | 'calculator'>
  onUndo: () => void
}

/** Says that the inputs come from a link, or why they don't. */
export function OpenedLinkAlert({ link, step, onUndo }: OpenedLinkAlertProps) {
  if (link?.kind !== 'opened') {
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
      title={texts.opened.title}
      actions={
        link.replaced && (
          <Button variant="secondary" onClick={onUndo}>
            {texts.opened.undo}
          </Button>
        )
      }
    >
      {texts.opened[step]}
    </Alert>
  )
}
