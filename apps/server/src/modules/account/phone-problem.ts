import { phoneProblemSentence } from '@kinfold/contract/fields/phone'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Checks whether a number is possible in its country; the ranges in use change too often to check. */
export function phoneProblem(phone: string): string | undefined {
  const parsed = parsePhoneNumberFromString(phone.startsWith('+') ? phone : `+${phone}`)
  return parsed?.isPossible() === true ? undefined : phoneProblemSentence
}
