import { patternText } from './pattern-text.ts'

export const SwiftCode = patternText(
  'swift code',
  /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  'Please enter a SWIFT code of 8 or 11 characters.',
)
