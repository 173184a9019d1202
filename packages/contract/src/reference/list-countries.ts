import { record, string } from 'superstruct'
import { Country } from '../country/country.ts'
import { endpoint } from '../endpoint.ts'

export const listCountries = endpoint({
  summary: 'Every country, keyed by its name.',
  method: 'GET',
  path: '/customer/country-list',
  access: 'visitor',
  response: record(string(), Country),
})
