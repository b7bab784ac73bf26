import type { Plugin } from 'vite'

/**
 * Keeps interactions from running in the frames of docs pages, just as they don't run in the stories that a docs page renders
 * itself: `parameters.docs.story.autoplay` has no effect on frames, which are whole windows of Storybook. Those of stories
 * named `Open` run: they open what the story shows.
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
        return { code: `${text}\nif (${frame}) for (const one of [${list}]) delete one.play;\n`, map: null }
      },
    },
  }
}
