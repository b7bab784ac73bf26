import type { Plugin } from 'vite'

const helper = /\b__name = \(target, value\) => __defProp\(target, "name", \{ value, configurable: true \}\);/

/**
 * Removes from Radix's packages the calls that give each function its source name again: only debuggers show it, and
 * the calls keep unused functions in the build.
 * @throws if a package gives the names in another way, which makes the build fail
 */
export function dropFunctionNames(): Plugin {
  return {
    name: 'drop-function-names',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/@radix-ui\//, code: '__name' },
      handler(code, id) {
        const dropped = code.replace(helper, '__name = /* @__NO_SIDE_EFFECTS__ */ (target) => target;')
        if (dropped === code) throw new Error(`${id} defines __name differently: see dropFunctionNames.ts.`)
        return { code: dropped, map: null }
      },
    },
  }
}
