import { describe, expect, it } from 'vitest'
import { loadLettering, type TextStyle } from '../../../scripts/lettering'

const bold: TextStyle = { weight: 700, size: 40, fill: '#14212b' }
const medium: TextStyle = { ...bold, weight: 500 }

describe('lettering', async () => {
  const lettering = await loadLettering()

  it('breaks a text where the next word no longer fits', () => {
    expect(lettering.wrap('Project Management Consultancy', bold, 280)).toEqual([
      'Project',
      'Management',
      'Consultancy',
    ])
    expect(lettering.wrap('Project Management Consultancy', bold, 420)).toEqual([
      'Project Management',
      'Consultancy',
    ])
    expect(lettering.wrap('Project Management Consultancy', bold, 800)).toEqual([
      'Project Management Consultancy',
    ])
  })

  it('is wider in bold', () => {
    expect(lettering.wrap('Management', medium, 244)).toEqual(['Management'])
    expect(lettering.wrap('Management', bold, 244)).toBeUndefined()
  })

  it('does not break a word', () => {
    expect(lettering.wrap('A very long Consultancy', bold, 150)).toBeUndefined()
  })

  it('is made of paths, one for each visible character', () => {
    const line = lettering.line('Grey & dry', bold, 10, 20)
    expect(line.match(/ d="M/g)).toHaveLength(8)
    expect(line).not.toContain('<text')
    expect(line).toContain('translate(10 20)')
  })

  it.each([
    ['Grey structure: why “quality” matters — 1.5 × 2', true],
    ['سنگِ بنیاد', false],
    ['建築', false],
  ])('can set %s: %s', (text, isPossible) => {
    expect(lettering.canSet(text)).toBe(isPossible)
  })
})
