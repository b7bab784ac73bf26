import { expect, test } from '../support/site.ts'
import { visitStates } from '../support/visitStates.ts'
import { newFindings, type StateFindings } from './engines/compareFindings.ts'
import { storeFindings } from './engines/foundInGroups.ts'
import { reviewed } from './engines/reviewed.ts'
import { runEngines } from './engines/runEngines.ts'
import { wcagGroups } from './groups.ts'

for (const group of wcagGroups) {
  const { name, allowedMessages = [], hasMotion = false } = group
  test.describe(() => {
    test.use({ allowedMessages, contextOptions: { reducedMotion: hasMotion ? 'no-preference' : 'reduce' } })

    test(`axe, IBM’s engine and Alfa find only what was reviewed in ${name}`, async ({ page }, testInfo) => {
      const states: StateFindings[] = []
      await visitStates(page, group, async (state) => {
        const findings = await runEngines(page)
        states.push({ state, findings })
        expect.soft(newFindings(state, findings, reviewed), state).toEqual([])
      })
      await storeFindings(testInfo, name, states)
    })
  })
}
