import { coerce, string } from 'superstruct'
import { fillThisIn, scalar } from './scalar.ts'

// Loose on purpose: the code sent to the address is the proof that it exists.
const address = /^[^\s\p{C}@"<>\\]{1,64}@[^\s\p{C}@"<>\\.]+(\.[^\s\p{C}@"<>\\.]+)+$/u

export function emailProblem(value: string): string | undefined {
  const email = value.trim()
  if (email === '') return fillThisIn
  return email.length <= 254 && address.test(email)
    ? undefined
    : 'Please enter a valid e-mail address.'
}

export const Email = coerce(
  scalar('email', value => emailProblem(value) ?? true),
  string(),
  value => value.trim(),
)
