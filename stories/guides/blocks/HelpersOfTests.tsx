import { useState } from 'react'
import { Code } from './Code'
import { Unstyled } from './Unstyled'

interface HelpersOfTestsProps {
  /** Such as `stories/support/tabTo.ts`. */
  files: readonly string[]
}

/** What loads the code of each file of `stories/support`, by its path from this folder. */
const loaders = import.meta.glob<string>('../../support/*.{ts,tsx}', { query: '?raw', import: 'default' })

/** The code of the helpers that the tests of a page import. It is loaded when the reader opens the list. */
export function HelpersOfTests({ files }: HelpersOfTestsProps) {
  const [codes, setCodes] = useState<ReadonlyMap<string, string>>(new Map())

  async function loadCodes() {
    const entries = files.map(async (file) => {
      const load = loaders[file.replace('stories/', '../../')]
      return [file, (await load?.()) ?? ''] as const
    })
    setCodes(new Map(await Promise.all(entries)))
  }

  return (
    <Unstyled>
      <details
        className="text-small"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) void loadCodes()
        }}
      >
        <summary className="min-h-6 cursor-pointer text-accent">
          The code of the helpers of these tests
        </summary>
        <p className="mt-2 text-muted">
          What a test calls without declaring it is in one of these files, except what{' '}
          <Code>storybook/test</Code> has.
        </p>
        {files.map((file) => (
          <section key={file} className="mt-4">
            <h3>
              <Code>{file}</Code>
            </h3>
            <pre className="mt-2 text-caption wrap-anywhere whitespace-pre-wrap">
              <code>{codes.get(file)}</code>
            </pre>
          </section>
        ))}
      </details>
    </Unstyled>
  )
}
