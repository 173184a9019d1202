import { coerce, string } from 'superstruct'
import { fillThisIn, scalar } from './scalar.ts'

// Loose on purpose: the code sent to the address is the proof that it exists.
const address = /^[^\s@"<>\\]{1,64}@[^\s@"<>\\.]+(\.[^\s@"<>\\.]+)+$/

export function emailProblem(value: string): string | undefined {
  const email = value.trim()
  if (email === '') return fillThisIn
  return email.length <= 254 && !email.includes('\0') && address.test(email)
    ? undefined
    : 'Please enter a valid e-mail address.'
}

export const Email = coerce(
  scalar('email', value => emailProblem(value) ?? true),
  string(),
  value => value.trim(),
)
