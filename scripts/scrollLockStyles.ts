import type { Plugin } from 'vite'

const id = 'react-style-singleton'

/**
 * Replaces the package with which Radix's scroll lock adds a style tag to the document. The Content Security Policy
 * forbids such a tag; src/styles.css has the rules of the locked page.
 */
export function scrollLockStyles(): Plugin {
  return {
    name: 'scroll-lock-styles',
    enforce: 'pre',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (file) => (file === `\0${id}` ? 'export const styleSingleton = () => () => null' : undefined),
  }
}
