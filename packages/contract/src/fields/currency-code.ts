import { patternText } from './pattern-text.ts'

/** The currency of an account elsewhere, which may be none of the club's own. */
export const CurrencyCode = patternText('currency code', /^[A-Z]{3}$/, 'Please choose a currency.')
