import { Alert } from '../design-system'
import { PhoneText } from './PhoneText'

export interface ScriptNeededProps {
  /** What needs JavaScript. */
  title: string
  /** What does without it. */
  text: string
}

/** Stands in what needs JavaScript, where the browser runs none. */
export function ScriptNeeded({ title, text }: ScriptNeededProps) {
  return (
    <noscript>
      <Alert tone="warning" role="none" title={title}>
        <PhoneText>{text}</PhoneText>
      </Alert>
    </noscript>
  )
}
