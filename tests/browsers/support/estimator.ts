import { paths } from '../../../src/paths.ts'
import type { TestContact } from '../../support/site.ts'
import type { Target } from './pageTools.ts'
import type { Visitor } from './site.ts'

export const fullName: Target = { role: 'textbox', name: 'Full Name' }
export const plotSize: Target = { role: 'spinbutton', name: 'Plot Size' }

/** Opens the estimator, fills in the contact step and continues with Enter. */
export async function openCalculator(visitor: Visitor, { name, email, phone }: TestContact): Promise<void> {
  await visitor.open(paths.estimator.href())
  await visitor.enter(fullName, name)
  await visitor.press('Tab')
  await visitor.type(email)
  await visitor.press('Tab')
  await visitor.type(phone)
  await visitor.press('Enter')
  await visitor.expectFocus({ role: 'heading', name: 'Cost Calculator' })
}

/** Enters 10 marla and A+, with mouse and keyboard: PKR 27,995,990. */
export async function enterTenMarla(visitor: Visitor): Promise<void> {
  await visitor.enter(plotSize, '10')
  await visitor.click({ role: 'radio', name: 'A+ Grade' })
  await expectSummary(visitor, 'Grand Total', 'PKR 27,995,990 about 2.8 crore')
}

/** Expects the value of a summary row. */
export async function expectSummary(visitor: Visitor, term: string, value: string): Promise<void> {
  await visitor.expectValue(
    (sought) => {
      const normalize = (text = '') => text.replaceAll(/\s+/g, ' ').trim()
      const row = [...document.querySelectorAll('main dt')].find(
        (element) => normalize(element.textContent) === sought,
      )
      return normalize(row?.nextElementSibling?.textContent)
    },
    term,
    value,
  )
}

/** Whether the notice about pending estimates is rendered. */
export function hasPendingNotice(): boolean {
  return document.querySelector('[aria-label="Unsent estimates"]') !== null
}
