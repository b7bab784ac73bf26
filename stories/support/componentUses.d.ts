/** From scripts/componentUses.ts: the names of the components that each page uses. */
declare module 'virtual:component-uses' {
  export const uses: Readonly<Record<string, readonly string[]>>
}
