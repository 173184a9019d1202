import { phoneProblemSentence } from '@kinfold/contract/fields/phone'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * As it is kept: E.164, without what is only dialled at home. Undefined when its country can have no such
 * number; the ranges in use change too often to check.
 */
export function phoneNumber(phone: string): string | undefined {
  const parsed = parsePhoneNumberFromString(phone.startsWith('+') ? phone : `+${phone}`)
  return parsed?.isPossible() === true ? parsed.number : undefined
}

export function phoneProblem(phone: string): string | undefined {
  return phoneNumber(phone) === undefined ? phoneProblemSentence : undefined
}
