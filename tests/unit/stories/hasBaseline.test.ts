import { describe, expect, it } from 'vitest'
import { hasBaseline } from '../../../stories/guides/blocks/hasBaseline'

describe('the picture of a story', () => {
  const files = ['components-alert--danger-800.png', 'pages-faqpage--answered-390.png']

  it.each(['components-alert--danger', 'pages-faqpage--answered'])('%s has one', (id) => {
    expect(hasBaseline(files, id)).toBe(true)
  })

  it.each(['components-alert--dan', 'components-alert', 'alert--danger', 'components-alert--danger-long'])(
    '%s has none',
    (id) => {
      expect(hasBaseline(files, id)).toBe(false)
    },
  )
})
