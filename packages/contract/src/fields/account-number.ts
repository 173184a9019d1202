import { patternText } from './pattern-text.ts'

/** A Nigerian account number, NUBAN. */
export const AccountNumber = patternText(
  'account number',
  /^\d{10}$/,
  'Please enter the 10 digits of the account number.',
)
