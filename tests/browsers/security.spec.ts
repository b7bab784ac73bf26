import { paths } from '../../src/paths.ts'
import type { ToolWindow } from './support/pageTools.ts'
import { test } from './support/site.ts'

declare const window: ToolWindow

// Every other test fails on a recorded violation.
test('the Content Security Policy blocks an added style, and the violation is recorded', async ({
  visitor,
}) => {
  await visitor.open(paths.terms.href())
  await visitor.read(() => {
    const style = document.createElement('style')
    style.append('main { display: none }')
    document.head.append(style)
  }, null)
  const recorded = () => window.tools.errors().some((error) => error.includes(': violates style-src'))
  await visitor.expectValue(recorded, null, true)
  await visitor.expectVisible({ role: 'heading', name: 'Terms of Use' })
  await visitor.read(() => window.tools.clearErrors(), null)
})
