import { expectAccessible } from '../support/accessibility.ts'
import { pageGroups } from '../support/pageStates.ts'
import { expect, test } from '../support/site.ts'
import { visitStates } from '../support/visitStates.ts'

for (const group of pageGroups) {
  const { name, allowedMessages = [], hasMotion = false } = group
  test.describe(() => {
    test.use({
      allowedMessages,
      contextOptions: { reducedMotion: hasMotion ? 'no-preference' : 'reduce' },
    })

    test(`no state of ${name} has a violation, scrolls sideways or misplaces the focus`, async ({ page }) => {
      await visitStates(page, group, async (state, part) => {
        await expectAccessible(page, state, part)
        if (!state.endsWith(' initially, phone')) return
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: 'Skip to the content' }), state).toBeFocused()
      })
    })
  })
}
