/** The part of subset-font that scripts/subsetFonts.mjs uses; the package has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2'
      /** The range to keep of each variation axis. */
      variationAxes: Record<string, { min: number; max: number }>
      /** The OpenType features to keep. */
      keepFeatures: readonly string[]
    },
  ): Promise<Buffer>
}
