import type { CsfEnricher } from 'storybook/internal/types'

/** Rewrites the code that Storybook extracts for "Show code" as a page would have it. */
export function tidyStorySource(extract: CsfEnricher): CsfEnricher {
  return async (csf, source) => {
    const { body } = csf._ast.program
    const ownStatements = body.length
    await extract(csf, source)
    const component = source._meta?.component ?? ''
    for (const statement of body.splice(ownStatements)) {
      body.push(
        JSON.parse(JSON.stringify(statement), (key, value) =>
          key === 'value' && typeof value === 'string' ? tidy(value, component) : value,
        ),
      )
    }
  }
}

function tidy(code: string, component: string): string {
  return (
    code
      // What opens the component, or keeps its value, for the story.
      .replace(/(?<=<\/?)(?:Controlled|Example)\b/g, component)
      .replaceAll('fn()', '() => {}')
      .replace(/^ *args\.\w+(?:\?\.)?\(.*\);\n/gm, '')
      .replace(/(?<=useState\()args\.is\w+(?=\))/g, 'false')
      .replace(/(?<=useState\()args\.\w+(?=\))/g, '')
      // Children that were in parentheses.
      .replace(/^ *[()]\n/gm, '')
  )
}
