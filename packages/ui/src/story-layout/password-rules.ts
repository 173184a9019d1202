import type { PasswordRule } from '../password-field/password-hints.tsx'

/** A rule like the club's, for stories; the real ones come with the form's own rules. */
export const samplePasswordRules: PasswordRule[] = [
  { label: '8 characters or more', isMet: text => text.length >= 8 },
  { label: 'Uppercase', isMet: text => /\p{Lu}/u.test(text) },
  { label: 'Lowercase', isMet: text => /\p{Ll}/u.test(text) },
  { label: 'Number', isMet: text => /\d/.test(text) },
  { label: 'Special character', isMet: text => /[^\p{L}\d\s]/u.test(text) },
]
