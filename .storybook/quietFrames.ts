import type { Plugin } from 'vite'

/**
 * Keeps interactions from running in the frames of docs pages, just as they don't run in the stories that a docs page renders
 * itself: `parameters.docs.story.autoplay` has no effect on frames, which are whole windows of Storybook.
 */
export function quietFrames(): Plugin {
  return {
    name: 'quiet-frames',
    enforce: 'pre',
    transform: {
      filter: { id: /\/stories\/(?:design-system|sections|shell)\/\w+\.stories\.tsx$/ },
      handler: (text) => {
        const stories = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
        const frame = `window.frameElement?.id.startsWith('iframe--')`
        const list = ['meta', ...stories].join(', ')
        return { code: `${text}\nif (${frame}) for (const one of [${list}]) delete one.play;\n`, map: null }
      },
    },
  }
}
