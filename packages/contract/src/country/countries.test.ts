import { array } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { BankCode } from '../fields/bank-code.ts'
import { CountryCode } from '../fields/country-code.ts'
import { nigerianBanks } from '../reference/nigerian-banks.ts'
import { countries } from './countries.ts'
import { countriesByCode } from './countries-by-code.ts'
import { countriesByName } from './countries-by-name.ts'
import { Country } from './country.ts'
import { searchCountries } from './search-countries.ts'

describe('the countries', () => {
  it('are about 250, each once, in order', () => {
    expect(countries.length).toBeGreaterThanOrEqual(245)
    expect(countriesByCode.size).toBe(countries.length)
    expect(Object.keys(countriesByName)).toHaveLength(countries.length)
    const names = countries.map(country => country.countryName)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(array(Country).is(countries)).toBe(true)
  })

  it('have a code of two letters, a calling code and a flag', () => {
    for (const country of countries) {
      expect(CountryCode.is(country.countryCode)).toBe(true)
      expect(country.callingCode).toMatch(/^\+[1-9]\d{0,3}$/)
      expect([...country.countryFlag]).toHaveLength(2)
    }
  })

  it('know Nigeria, the default of the phone field, and the islands behind +1', () => {
    expect(countriesByName.Nigeria).toEqual({
      countryName: 'Nigeria',
      countryCode: 'NG',
      callingCode: '+234',
      countryFlag: '🇳🇬',
    })
    expect(countriesByCode.get('US')?.callingCode).toBe('+1')
    expect(countriesByCode.get('JM')?.callingCode).toBe('+1876')
  })

  it('are found by the start of their name, whatever the case', () => {
    expect(searchCountries(countries, 'niGER').map(c => c.countryName)).toEqual([
      'Niger',
      'Nigeria',
    ])
    expect(searchCountries(countries, 'geria')).toEqual([])
    expect(searchCountries(countries, '')).toHaveLength(countries.length)
  })
})

describe('the banks', () => {
  it('have a code each, and stand in order', () => {
    expect(nigerianBanks.every(bank => BankCode.is(bank.code))).toBe(true)
    expect(new Set(nigerianBanks.map(bank => bank.code)).size).toBe(nigerianBanks.length)
    const names = nigerianBanks.map(bank => bank.name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  })
})
