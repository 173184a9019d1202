import { patternText } from './pattern-text.ts'

export const OneTimeCode = patternText('one-time code', /^\d{4}$/, 'Please enter the 4 digits.')
