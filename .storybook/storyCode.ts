import { relative, resolve } from 'node:path'
import { format, type Options } from 'prettier'
import type { Plugin } from 'vite'
import { codeSamples } from '../stories/evidence/codeSamples.ts'
import { storyTests } from '../stories/evidence/storyTests.ts'

const root = resolve(import.meta.dirname, '..')

/** As wide as the code of a docs page. */
const style: Options = { parser: 'typescript', semi: false, singleQuote: true, printWidth: 90 }

/**
 * Shows each story's code as a file of a page would have it, instead of the props or the source of the story, and adds its
 * JSX alone, as the parameter `storyJsx`, and what its test checks, as the parameter `storyTest`.
 */
export function storyCode(): Plugin {
  return {
    name: 'story-code',
    enforce: 'pre',
    transform: {
      filter: { id: /\/stories\/(?:design-system|sections|shell)\/\w+\.stories\.tsx$/ },
      handler: async (text, id) => {
        const path = relative(root, id).replaceAll('\\', '/')
        const tests = storyTests(path, text).map(({ story, ...test }) =>
          parameter(story, 'storyTest', JSON.stringify(test)),
        )
        const lines = await Promise.all(
          codeSamples(path, text).map(async ({ story, head, jsx }) => {
            const formatted = await Promise.all([head, jsx].map((code) => format(code, style)))
            // Without semicolons, Prettier starts a statement with one if it begins with <.
            const [start, end] = formatted.map((code) => code.replace(/^;(?=<)/, '').trim())
            const code = `${JSON.stringify(start ? `${start}\n\n` : '')} + ${story}.parameters.storyJsx`
            return [
              parameter(story, 'storyJsx', JSON.stringify(end)),
              parameter(story, 'docs', `{ ...${story}.parameters.docs, source: { code: ${code} } }`),
            ].join('\n')
          }),
        )
        return { code: `${text}\n${[...lines, ...tests].join('\n')}\n`, map: null }
      },
    },
  }
}

/** A statement that sets a parameter of a story. */
function parameter(story: string, name: string, value: string) {
  return `${story}.parameters = { ...${story}.parameters, ${name}: ${value} };`
}
