import { describe, expect, it } from 'vitest'
import { hasBaseline } from '../../../stories/evidence/hasBaseline'

describe('a story', () => {
  const files = ['components-alert--danger-800.png', 'pages-faqpage--answer-expanded-390.png']

  it.each(['components-alert--danger', 'pages-faqpage--answer-expanded'])('%s has a baseline', (id) => {
    expect(hasBaseline(files, id)).toBe(true)
  })

  it.each(['components-alert--dan', 'components-alert', 'alert--danger', 'components-alert--danger-long'])(
    '%s has no baseline',
    (id) => {
      expect(hasBaseline(files, id)).toBe(false)
    },
  )
})
