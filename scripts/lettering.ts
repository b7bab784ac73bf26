import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'

/** The font file of the site. */
export const fontFile = resolve(
  import.meta.dirname,
  '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
)

/** The style of a text; sizes in pixels. */
export interface TextStyle {
  readonly weight: 500 | 700
  readonly size: number
  readonly fill: string
}

/** Converts texts in the site's font to SVG paths, so that the machine's fonts make no difference. */
export interface Lettering {
  /** The path of a line whose baseline starts at a point. */
  readonly line: (text: string, style: TextStyle, x: number, y: number) => string
  /** Whether the font has all characters of a text. */
  readonly canSet: (text: string) => boolean
  /** Breaks a text into lines; `undefined` if a word is wider than the line. */
  readonly wrap: (text: string, style: TextStyle, width: number) => string[] | undefined
}

/** @throws if the font file is not a variable font with a weight axis */
export async function loadLettering(): Promise<Lettering> {
  // fontkit reads WOFF2, but can't vary the weight of a font in this format.
  const font = create(Buffer.from(await decompress(await readFile(fontFile))))
  if (!('getVariation' in font) || !font.variationAxes['wght']) {
    throw new Error(`${fontFile} is not a variable font with a weight axis.`)
  }
  const weights: Record<TextStyle['weight'], Font> = {
    500: font.getVariation({ wght: 500 }),
    700: font.getVariation({ wght: 700 }),
  }
  const widthOf = (text: string, { weight, size }: TextStyle) =>
    (weights[weight].layout(text).advanceWidth / font.unitsPerEm) * size

  return {
    line(text, { weight, size, fill }, x, y) {
      const { glyphs, positions } = weights[weight].layout(text)
      const scale = size / font.unitsPerEm
      let advance = 0
      const paths = glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        const path = `<path transform="translate(${advance + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`
        advance += xAdvance
        return path
      })
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
    },
    canSet: (text) =>
      [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
    wrap(text, style, width) {
      const lines: string[] = []
      for (const word of text.split(' ')) {
        if (widthOf(word, style) > width) return undefined
        const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
        if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer
        else lines.push(word)
      }
      return lines
    },
  }
}
