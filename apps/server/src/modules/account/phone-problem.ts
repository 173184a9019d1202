import { phoneProblemSentence } from '@kinfold/contract/fields/phone'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Whether a number could be one in its country; which are given out changes too often to ask. */
export function phoneProblem(phone: string): string | undefined {
  const parsed = parsePhoneNumberFromString(phone.startsWith('+') ? phone : `+${phone}`)
  return parsed?.isPossible() === true ? undefined : phoneProblemSentence
}
