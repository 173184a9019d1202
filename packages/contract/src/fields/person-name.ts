import { coerce, type Struct, string } from 'superstruct'
import { fillThisIn, scalar } from './scalar.ts'

/** A first or a last name; the longest real ones have some sixty characters. */
export const nameMaximum = 80
/** First and last name in one field. */
export const fullNameMaximum = 2 * nameMaximum + 1

export const nameMessages = {
  letters: 'Please use letters, spaces, hyphens, apostrophes and full stops only.',
  fullStop: 'Please leave a space after a full stop.',
} as const

const characters = /^[\p{L}\p{M} '’.-]*$/u
const letter = /\p{L}/u
// Invisible letters and marks: a name may not consist of them, and they make different names look alike.
const blank = /[\p{Default_Ignorable_Code_Point}\u{13441}\u{13442}\u{16fe4}]/u
// No script puts more marks on a letter; they would be drawn over neighbouring lines.
const pileOfMarks = /\p{M}{5}/u
// "J.R." is a name; "club.example" is one that mail programs make a link of.
const linkLike = /\.[\p{L}\p{M}'’-]{2}/u

/**
 * A name appears in e-mails to unproven addresses, so it can't contain a link, a sentence with figures or a
 * line break.
 */
export function nameProblem(name: string, max = nameMaximum): string | undefined {
  if (name.length > max) return `Please keep this to ${max} characters.`
  const isLegible = characters.test(name) && !blank.test(name) && !pileOfMarks.test(name)
  if (!isLegible) return nameMessages.letters
  if (linkLike.test(name)) return nameMessages.fullStop
  return letter.test(name) ? undefined : nameMessages.letters
}

// A phone's keyboard puts in spaces of several widths.
const tidy = (name: string) => name.replace(/\p{Zs}+/gu, ' ').trim()

const nameOf = (struct: Struct<string, null>) => coerce(struct, string(), tidy)

export const PersonName = nameOf(
  scalar(`text 1-${nameMaximum}`, name =>
    name.trim() === '' ? fillThisIn : (nameProblem(tidy(name)) ?? true),
  ),
)

/** First and last name of somebody else, where it may be left empty. */
export const OptionalFullName = nameOf(
  scalar(
    `text 0-${fullNameMaximum}`,
    name => name.trim() === '' || (nameProblem(tidy(name), fullNameMaximum) ?? true),
  ),
)
