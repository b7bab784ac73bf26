import type { Plugin } from 'vite'

/**
 * Keeps interactions from running in the frames of docs pages, just as they don't run in the stories that a docs page renders
 * itself. Those of stories named `Open` run, because they open what the story shows, and those of stories with
 * `parameters.docs.story.autoplay`, which Storybook itself regards only in stories without a frame.
 */
export function quietFrames(): Plugin {
  return {
    name: 'quiet-frames',
    enforce: 'pre',
    transform: {
      filter: { id: /\/stories\/(?:design-system|sections|shell)\/\w+\.stories\.tsx$/ },
      handler: (text) => {
        const stories = [...text.matchAll(/^export const (\w+)/gm)].flatMap(([, name]) =>
          name === 'Open' ? [] : name,
        )
        const frame = `window.frameElement?.id.startsWith('iframe--')`
        const list = ['meta', ...stories].join(', ')
        return {
          code: `${text}\nif (${frame}) for (const one of [${list}]) if (!one.parameters?.docs?.story?.autoplay) delete one.play;\n`,
          map: null,
        }
      },
    },
  }
}
