/** An original picture imported with `?picture`: the `srcset` of each format, and the fallback with its size. */
declare module '*?picture' {
  const picture: {
    readonly sources: Readonly<Record<string, string>>
    readonly img: { readonly src: string; readonly w: number; readonly h: number }
  }
  export default picture
}

/** The same in one small width, for a thumbnail. */
declare module '*?thumbnail' {
  export { default } from '*?picture'
}
