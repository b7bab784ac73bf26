import { describe, expect, it } from 'vitest'
import { splitFonts } from '../../../scripts/splitFonts.ts'

const local = '@font-face{font-family:B;src:local(B)}'
const file = '@font-face{font-family:A;src:url(/a.woff2)}'

describe('the fonts of a stylesheet', () => {
  it('are moved to one of their own if they have a file', () => {
    expect(splitFonts(`p{a:b}${file}q{a:b}`)).toEqual({ styles: 'p{a:b}q{a:b}', fonts: file })
  })

  it('are left out if they are local', () => {
    expect(splitFonts(`p{a:b}${local}`)).toEqual({ styles: 'p{a:b}', fonts: '' })
  })
})
