import type { Plugin } from 'vite'

/** A package in each chunk that only menus, tooltips and dialogs need. */
const overlayPackages = /\/@radix-ui\/react-(?:dialog|dismissable-layer|menu)\//

/**
 * Asks Chromium to compile all functions of the overlays' code while it is loaded, in the background. Otherwise it
 * compiles each when it is first called, so that the first menu or dialog opens late.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    // The minifier would remove the comment, so it is added afterwards.
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => overlayPackages.test(id)))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
      }
    },
  }
}
