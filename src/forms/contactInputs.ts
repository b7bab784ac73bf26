import { wrongDotError } from '../content/forms'
import { cleanContact, hasWrongDot } from '../leads'

/** The `TextField` props of a phone number. */
export const phoneInput = { inputMode: 'tel', autoComplete: 'tel', clean: cleanContact } as const

/** The `TextField` props of an e-mail address. */
export const emailInput = {
  type: 'email',
  autoComplete: 'email',
  clean: cleanContact,
  rule: { isBroken: hasWrongDot, errorMessage: wrongDotError },
} as const
