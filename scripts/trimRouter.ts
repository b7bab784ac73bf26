import type { Plugin } from 'vite'

/** Calls that only create something, so an unused result can be dropped together with the call. */
const creations = /(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm

const displayNames = /^\w+\.displayName = "\w+";$/gm

const warnings = 'var ENABLE_DEV_WARNINGS = true;'

/**
 * Makes the router's unused parts removable, such as forms and data loading, and removes its warnings for developers: the
 * package exports only its development build, which differs from the production build only in these warnings.
 * @throws if a file has the warnings but not the declarations that make parts removable, which makes the build fail; a file
 * without the warnings is left as it is
 */
export function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\//, code: warnings },
      handler(code, id) {
        if (code.search(creations) < 0 || code.search(displayNames) < 0)
          throw new Error(`${id} is built differently: see trimRouter.ts.`)
        const trimmed = code
          .replace(creations, '/* @__PURE__ */ ')
          .replace(displayNames, '')
          .replace(warnings, 'var ENABLE_DEV_WARNINGS = false;')
        return { code: trimmed, map: null }
      },
    },
  }
}
