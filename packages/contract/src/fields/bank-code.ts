import { patternText } from './pattern-text.ts'

export const BankCode = patternText('bank code', /^\d{3,6}[A-Z]?$/, 'Please choose a bank.')
