import { countriesByCode } from '@kinfold/contract/country/countries-by-code'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * The country of a phone number. `country_code` says it, and is the phone's alone: where somebody
 * lives is `country`, and the two may differ. A code that doesn't go with the number is a form left at
 * its default, so the number decides; of countries that share a calling code the given one is kept.
 */
export function phoneCountry(phone: string, given: string): string {
  const number = phone.startsWith('+') ? phone : `+${phone}`
  const callingCode = countriesByCode.get(given)?.callingCode
  if (callingCode !== undefined && number.startsWith(callingCode)) return given
  return parsePhoneNumberFromString(number)?.country ?? given
}
