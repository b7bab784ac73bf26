import type { Decorator } from '@storybook/react-vite'
import { renderToStaticMarkup } from 'react-dom/server'
import { mediaRulesIn } from './rewriteMediaRules'

/** A decorator that shows the prerendered HTML of a story, in which no script runs. */
export const prerendered: Decorator = (Story) => {
  const html = renderToStaticMarkup(<Story />)
  return <div ref={(host) => void host?.setHTMLUnsafe(html)} />
}

const always = '(min-width: 0px)'
const never = '(max-width: 0px)'

/** A story's `beforeEach`: applies the style rules for a browser without JavaScript. Goes with `prerendered`. */
export function withoutScripts() {
  const lists = [...document.styleSheets]
    .flatMap((sheet) => mediaRulesIn(sheet))
    .map(({ media }) => ({ media, original: media.mediaText }))
    .filter(({ original }) => original.includes('(scripting: '))
  for (const { media, original } of lists) {
    media.mediaText = original
      .replaceAll('(scripting: none)', always)
      .replaceAll('(scripting: enabled)', never)
  }
  return () => {
    for (const { media, original } of lists) media.mediaText = original
  }
}
