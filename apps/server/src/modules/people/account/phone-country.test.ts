import { expect, it } from 'vitest'
import { phoneCountry } from './phone-country.ts'

it.each([
  ['+2348031234567', 'NG', 'NG'],
  ['2348031234567', 'NG', 'NG'],
  // The form's default, left as it was.
  ['+2348031234567', 'US', 'NG'],
  ['+447911123456', 'ZZ', 'GG'],
  // One calling code, several countries.
  ['+14165550123', 'US', 'US'],
  ['+14165550123', 'CA', 'CA'],
  ['+77012345678', 'RU', 'RU'],
  // A number of no country.
  ['+8881234567', 'NG', 'NG'],
])('takes %s with the code %s for a phone of %s', (phone, given, country) => {
  expect(phoneCountry(phone, given)).toBe(country)
})
