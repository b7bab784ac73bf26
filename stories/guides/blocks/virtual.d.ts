/* oxlint-disable typescript/consistent-type-imports -- In a declared module, the types of an import from a relative path would be any. */
declare module 'virtual:component-status' {
  /** The status of every component, by its name. */
  export const statuses: Readonly<
    Record<string, import('../../evidence/componentStatus').ComponentStatus | undefined>
  >
}

declare module 'virtual:site-runs' {
  /** The last recorded run of `npm run test:wcag`. */
  export const wcag: import('../../evidence/siteRuns').SiteRunStatus | undefined
}

declare module 'virtual:prop-types' {
  /** The types of props, by component and prop. */
  export const propTypes: Readonly<
    Record<string, Readonly<Record<string, import('../../evidence/writtenTypes').WrittenType>> | undefined>
  >
  /** The native attributes that components take, by component. */
  export const nativeAttributes: Readonly<
    Record<string, import('../../evidence/writtenTypes').NativeAttributes | undefined>
  >
}
