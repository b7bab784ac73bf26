import type { CsfEnricher } from 'storybook/internal/types'

/** Rewrites the code that Storybook extracts for "Show code" as a page would have it. */
export function tidyStorySource(extract: CsfEnricher): CsfEnricher {
  return async (csf, source) => {
    const { body } = csf._ast.program
    const ownStatements = body.length
    await extract(csf, source)
    const code = JSON.stringify(body.splice(ownStatements))
    // Without the mocks of tests, and without the parentheses around children that take several lines.
    body.push(...JSON.parse(code.replaceAll('={fn()}', '={() => {}}').replace(/\\n *[()](?=\\n)/g, '')))
  }
}
