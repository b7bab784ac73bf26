/** A master imported with `?picture`: every format's widths, and the fallback with its own size. */
declare module '*?picture' {
  const picture: {
    readonly sources: Readonly<Record<string, string>>
    readonly img: { readonly src: string; readonly w: number; readonly h: number }
  }
  export default picture
}
