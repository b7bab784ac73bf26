import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmailText } from '../../../../src/pages/estimator/EmailText'

it.each([
  ['name@example.com', 'name|@example.|com'],
  ['first.last@mail.example.com', 'first.|last|@mail.|example.|com'],
  ['not an address', 'not an address'],
  ['@@..', '@|@|.|.'],
  ['', ''],
])('%s breaks before the @ and after dots only', (address, expected) => {
  const html = renderToStaticMarkup(createElement(EmailText, { address }))
  expect(html.replaceAll('<wbr/>', '|')).toBe(expected)
})
