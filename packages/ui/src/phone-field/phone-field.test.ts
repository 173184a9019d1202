import { describe, expect, test } from 'vitest'
import type { PhoneCountry } from './phone-country.ts'
import { countryOfNumber, withoutCallingCode, withPlus } from './phone-digits.ts'

function country(countryName: string, countryCode: string, callingCode: string): PhoneCountry {
  return { countryName, countryCode, callingCode, countryFlag: '' }
}

const nigeria = country('Nigeria', 'NG', '+234')
const niger = country('Niger', 'NE', '+227')
const us = country('United States', 'US', '+1')
const jamaica = country('Jamaica', 'JM', '+1876')
const countries = [jamaica, niger, nigeria, us]

describe('taking the calling code off', () => {
  test.each([
    ['+2348012345678', '+234', '8012345678'],
    ['+2348012345678', '234', '8012345678'],
    ['+234 801 234 5678', '+234', '8012345678'],
    ['234-8012345678', '+234', '8012345678'],
    ['+12125550123', '+1', '2125550123'],
    ['+1 (876) 555-0123', '+1876', '5550123'],
    ['8012345678', '+234', '8012345678'],
    ['', '+234', ''],
    ['+44 20 7946 0000', '+234', '442079460000'],
  ])('%s of %s leaves %s', (value, code, left) => {
    expect(withoutCallingCode(value, code)).toBe(left)
  })

  test('a number at home that begins like its calling code stays whole', () => {
    expect(withoutCallingCode('2012345678', '+20')).toBe('2012345678')
  })
})

describe('whose number it is', () => {
  test.each([
    ['+2348012345678', us, nigeria],
    ['+18765550123', nigeria, jamaica],
    ['+18765550123', us, us],
    ['8012345678', us, us],
  ])('%s', (text, chosen, owner) => {
    expect(countryOfNumber(text, chosen, countries)).toBe(owner)
  })
})

describe('dialled from abroad', () => {
  test.each([
    ['002348031234567', '+2348031234567'],
    ['00234 803 123 4567', '+2348031234567'],
    ['0023480312', '0023480312'],
    ['08031234567', '08031234567'],
    ['00999123456789', '00999123456789'],
    ['+2348031234567', '+2348031234567'],
  ])('%s is %s', (text, marked) => {
    expect(withPlus(text, countries)).toBe(marked)
  })
})
