import { countriesByCode } from '@kinfold/contract/country/countries-by-code'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * The country of a phone number, as given by `country_code`; it may differ from `country`, where somebody
 * lives. A code that doesn't match the number means that the form was left at its default, so the number
 * decides. Among countries that share a calling code the given one is kept.
 */
export function phoneCountry(phone: string, given: string): string {
  const number = phone.startsWith('+') ? phone : `+${phone}`
  const callingCode = countriesByCode.get(given)?.callingCode
  if (callingCode !== undefined && number.startsWith(callingCode)) return given
  return parsePhoneNumberFromString(number)?.country ?? given
}
