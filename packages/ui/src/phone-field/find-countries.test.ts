import { expect, test } from 'vitest'
import { findCountries } from './find-countries.ts'

const options = [
  { value: 'CI', label: 'Côte d’Ivoire', note: '+225' },
  { value: 'IN', label: 'India', note: '+91' },
  { value: 'ID', label: 'Indonesia', note: '+62' },
  { value: 'JM', label: 'Jamaica', note: '+1876' },
  { value: 'NE', label: 'Niger', note: '+227' },
  { value: 'NG', label: 'Nigeria', note: '+234' },
  { value: 'AE', label: 'United Arab Emirates', note: '+971' },
  { value: 'GB', label: 'United Kingdom', note: '+44' },
  { value: 'US', label: 'United States', note: '+1' },
]

test.each([
  ['', options.map(({ value }) => value)],
  ['ni', ['NE', 'NG']],
  ['NIG', ['NE', 'NG']],
  ['UNITED k', ['GB']],
  ['ger', []],
  ['kingdom', []],
  ['king', []],
  ['cote', ['CI']],
  ['ivoire', []],
  ['IN', ['IN', 'ID']],
  ['ng', []],
  ['united', ['AE', 'GB', 'US']],
  ['us', ['US']],
  ['uk', ['GB']],
  ['usa', ['US']],
  ['uae', ['AE']],
  ['234', ['NG']],
  ['+234', ['NG']],
  ['1', ['US', 'JM']],
  ['22', ['CI', 'NE']],
  ['xyz', []],
])('%s finds %s', (typed, codes) => {
  expect(findCountries(options, typed).map(({ value }) => value)).toEqual(codes)
})
