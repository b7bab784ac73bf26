import { Unstyled } from './Unstyled'

interface StoryTestProps {
  /** The name of the story. */
  story: string
  /** What the steps of its play function say. */
  steps: readonly string[]
  /** The play function. */
  code: string
}

/** What the test of a story checks: its steps, then its code. */
export function StoryTest({ story, steps, code }: StoryTestProps) {
  return (
    <Unstyled>
      <details className="text-small">
        <summary className="min-h-6 cursor-pointer text-accent">What the test of {story} checks</summary>
        {steps.length > 0 && (
          <ol className="mt-2 list-decimal ps-6">
            {steps.map((step, at) => (
              <li key={`${at + 1}: ${step}`}>{step}</li>
            ))}
          </ol>
        )}
        <pre className="mt-2 text-caption wrap-anywhere whitespace-pre-wrap">
          <code>{code}</code>
        </pre>
      </details>
    </Unstyled>
  )
}
