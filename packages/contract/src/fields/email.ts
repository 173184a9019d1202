import { coerce, string } from 'superstruct'
import { fillThisIn, scalar } from './scalar.ts'

// Loose on purpose: the code sent to the address is the proof that it exists.
const address = /^[^\s\p{C}@"<>\\]{1,64}@[^\s\p{C}@"<>\\.]+(\.[^\s\p{C}@"<>\\.]+)+$/u

/** Invisible characters: an address that differs only by one of them looks like another. */
export const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu

export function emailProblem(value: string): string | undefined {
  const email = value.trim()
  if (email === '') return fillThisIn
  if (email.search(invisible) !== -1 || /\p{Surrogate}/u.test(email)) {
    return 'This address holds a character that can’t be seen. Please type it again.'
  }
  return email.length <= 254 && address.test(email)
    ? undefined
    : 'Please enter a valid e-mail address.'
}

/** Normalises letters of other widths and forms. */
export const Email = coerce(
  scalar('email', value => emailProblem(value) ?? true),
  string(),
  value => value.trim().normalize('NFKC'),
)
