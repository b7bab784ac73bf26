import type { Decorator } from '@storybook/react-vite'
import { renderToStaticMarkup } from 'react-dom/server'
import { always, never, rewriteMediaConditions } from './mediaConditions'

/** A decorator that shows the prerendered HTML of a story, in which no script runs. */
export const prerendered: Decorator = (Story) => {
  const html = renderToStaticMarkup(<Story />)
  return <div ref={(host) => void host?.setHTMLUnsafe(html)} />
}

/** A story's `beforeEach`: applies the style rules for a browser without JavaScript. Goes with `prerendered`. */
export const withoutScripts = () =>
  rewriteMediaConditions((condition) =>
    condition.replaceAll('(scripting: none)', always).replaceAll('(scripting: enabled)', never),
  )
