import { expect, test } from 'vitest'
import { findCountries } from './find-countries.ts'

const options = [
  { value: 'CI', label: 'Côte d’Ivoire', note: '+225' },
  { value: 'IN', label: 'India', note: '+91' },
  { value: 'ID', label: 'Indonesia', note: '+62' },
  { value: 'JM', label: 'Jamaica', note: '+1876' },
  { value: 'NE', label: 'Niger', note: '+227' },
  { value: 'NG', label: 'Nigeria', note: '+234' },
  { value: 'GB', label: 'United Kingdom', note: '+44' },
  { value: 'US', label: 'United States', note: '+1' },
]

test.each([
  ['', options.map(({ value }) => value)],
  ['ni', ['NE', 'NG', 'GB', 'US']],
  ['NIG', ['NE', 'NG']],
  ['UNITED k', ['GB']],
  ['kingdom', ['GB']],
  ['cote', ['CI']],
  ['ivoire', ['CI']],
  ['IN', ['IN', 'ID', 'GB']],
  ['us', ['US']],
  ['uk', ['GB']],
  ['usa', ['US']],
  ['234', ['NG']],
  ['+234', ['NG']],
  ['1', ['US', 'JM']],
  ['22', ['CI', 'NE']],
  ['xyz', []],
])('%s finds %s', (typed, codes) => {
  expect(findCountries(options, typed).map(({ value }) => value)).toEqual(codes)
})
