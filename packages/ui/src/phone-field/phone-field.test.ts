import { describe, expect, test } from 'vitest'
import { rowsInSight } from './list-window.ts'
import { matchCountries, type PhoneCountry } from './phone-country.ts'
import { countryOfNumber, withoutCallingCode } from './phone-digits.ts'

function country(countryName: string, countryCode: string, callingCode: string): PhoneCountry {
  return { countryName, countryCode, callingCode, countryFlag: '' }
}

const nigeria = country('Nigeria', 'NG', '+234')
const niger = country('Niger', 'NE', '+227')
const us = country('United States', 'US', '+1')
const jamaica = country('Jamaica', 'JM', '+1876')
const countries = [jamaica, niger, nigeria, us]

describe('finding a country', () => {
  test.each([
    ['', ['Jamaica', 'Niger', 'Nigeria', 'United States']],
    ['nig', ['Niger', 'Nigeria']],
    [' NIGERI', ['Nigeria']],
    ['states', []],
  ])('%j finds names that start with it', (typed, names) => {
    expect(matchCountries(countries, typed).map(each => each.countryName)).toEqual(names)
  })
})

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

describe('rows in sight', () => {
  const list = { count: 250, row: 44, height: 250 }
  test.each([
    [0, 0, 9],
    [440, 7, 19],
    [250 * 44, 241, 250],
  ])('scrolled to %i: from %i to before %i', (top, first, end) => {
    expect(rowsInSight({ ...list, top })).toEqual({ first, end })
  })
  test('a short list is there whole', () => {
    expect(rowsInSight({ count: 3, row: 44, height: 250, top: 0 })).toEqual({ first: 0, end: 3 })
  })
})
