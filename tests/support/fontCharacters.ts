import { create } from 'fontkit'

/** The characters that a font has. */
export function charactersOf(file: Buffer): string {
  const font = create(file)
  if (!('characterSet' in font)) throw new Error('A collection of fonts')
  return String.fromCodePoint(...font.characterSet)
}

/** Space, and what is never rendered, such as the word joiner. */
const invisible = /[\s\u200B-\u200F\u2060-\u2069\uFEFF]/

/** The characters of a text that a font lacks, each with its code point. */
export function undrawn(text: string, characters: string): readonly string[] {
  const drawn = new Set(characters)
  return [...new Set(text)]
    .filter((character) => !drawn.has(character) && !invisible.test(character))
    .map((character) => `${character} U+${character.codePointAt(0)?.toString(16).toUpperCase()}`)
}
