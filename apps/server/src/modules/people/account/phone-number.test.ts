import { countries } from '@kinfold/contract/country/countries'
import { phoneWithCallingCode } from '@kinfold/contract/sign-up/phone-with-calling-code'
import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { phoneNumber } from './phone-number.ts'

it.each([
  ['+2348031234567', '+2348031234567'],
  ['2348031234567', '+2348031234567'],
  ['+23408031234567', '+2348031234567'],
  ['+39066982', '+39066982'],
  ['+234803', undefined],
  ['+0803123456', undefined],
])('%s is kept as %s', (phone, kept) => {
  expect(phoneNumber(phone)).toBe(kept)
})

const known = countries.flatMap(country => {
  const code = country.countryCode
  const example = isSupportedCountry(code) && getExampleNumber(code, examples)
  return example ? [{ ...country, example }] : []
})

describe('a mobile number of every country', () => {
  it('is known for nearly all', () => expect(known.length).toBeGreaterThan(230))

  it('is sent the same, dialled as at home or not', () => {
    const wrong = known.filter(({ callingCode, example }) => {
      const atHome = phoneWithCallingCode(callingCode, example.formatNational())
      const bare = phoneWithCallingCode(callingCode, example.nationalNumber)
      return phoneNumber(atHome) !== example.number || bare !== example.number
    })
    expect(wrong.map(({ countryName }) => countryName)).toEqual([])
  })
})
