import { patternText } from './pattern-text.ts'

export const CountryCode = patternText('country code', /^[A-Z]{2}$/, 'Please choose a country.')
