import { coerce, string } from 'superstruct'
import { fillThisIn, scalar } from './scalar.ts'

const maximum = 140

export const accountNameLetters =
  'Please use letters, figures, spaces and the signs of a name only, such as & , . - and brackets.'

const characters = /^[\p{L}\p{M}\p{N} '’.,&()-]*$/u
const letter = /\p{L}/u
const linkLike = /\.[\p{L}\p{M}\p{N}'’-]{2}/u

function problem(name: string): string | undefined {
  if (name === '') return fillThisIn
  if (name.length > maximum) return `Please keep this to ${maximum} characters.`
  const isName = characters.test(name) && letter.test(name) && !linkLike.test(name)
  return isName ? undefined : accountNameLetters
}

const tidy = (name: string) => name.replace(/\p{Zs}+/gu, ' ').trim()

/** The name a bank account is in: people and companies, and still nothing that a link could be made of. */
export const AccountName = coerce(
  scalar(`text 1-${maximum}`, name => problem(tidy(name)) ?? true),
  string(),
  tidy,
)
