import { patternText } from './pattern-text.ts'

/** Six digits from an authenticator app, or a recovery code such as `7h2k-9d4m`. */
export const TotpCode = patternText(
  'authenticator code',
  /^(\d{6}|[a-z0-9]{4}-[a-z0-9]{4})$/,
  'Please enter the 6 digits, or a recovery code.',
)
