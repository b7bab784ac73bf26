import type { StoryTest } from '../../evidence/storyTests'
import { Code } from './Code'
import { Unstyled } from './Unstyled'

interface TestOfStoryProps {
  /** The name of the story. */
  story: string
  /** What the story renders. */
  jsx: string | undefined
  test: Pick<StoryTest, 'steps' | 'code'>
}

/** What the test of a story checks: its steps, then what it renders with which props, and its code. */
export function TestOfStory({ story, jsx, test: { steps, code } }: TestOfStoryProps) {
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
        {steps.some((step) => step.includes('…')) && (
          <p className="mt-2 text-muted">“…” stands for a value that the code fills in.</p>
        )}
        {/hasRealKeys|realPointer|resizeWindow/.test(code) && (
          <p className="mt-2 text-muted">
            Only <Code>npm run test:stories</Code>, whose runs are recorded, has real keys, a real pointer and
            windows of other sizes. In Storybook itself what needs them is left out: <Code>hasRealKeys</Code>{' '}
            is false, and there is no pointer to move and no window to resize.
          </p>
        )}
        {jsx !== undefined && (
          <>
            <p className="mt-2 text-muted">
              It tests this, with the imports and declarations that “Show code” has:
            </p>
            <CodeBlock>{jsx}</CodeBlock>
            <p className="mt-2 text-muted">The test:</p>
          </>
        )}
        <CodeBlock>{code}</CodeBlock>
      </details>
    </Unstyled>
  )
}

function CodeBlock({ children }: { children: string }) {
  return (
    <pre className="mt-2 text-caption wrap-anywhere whitespace-pre-wrap">
      <code>{children}</code>
    </pre>
  )
}
