import type { NameMatch } from './name-match.ts'

const words = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')

const titles = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'chief',
  'alhaji',
  'alhaja',
  'prof',
  'rev',
])

// Words in the bank's name of a joint account or a firm's.
const notOnePerson = new Set(
  'and or co company corp enterprise enterprises inc intl limited llc llp ltd nig nigeria plc sons ventures'.split(
    ' ',
  ),
)

/** Whether all of a name stands in what a bank says, in whatever order. */
export function isNamedIn(said: string, name: string): boolean {
  const [known, heard] = [words(name), words(said)]
  return known.length > 0 && known.every(word => heard.includes(word))
}

/**
 * Compares a bank's name for an account with the membership name. Order, case, accents, hyphens and
 * titles don't matter. Both names must be there; one middle name that only the bank knows is reported. More
 * than one further name, or a sign of a joint account or a firm, means somebody else's account.
 */
export function compareNames(bankName: string, membershipName: string): NameMatch {
  const known = words(membershipName)
  const given = bankName.split(/[\s,]+/).filter(word => word !== '')
  const heard = words(bankName)
  const isForeign = (word: string) => !known.includes(word)
  const further = heard.filter(isForeign)
  const isOnePersons = !/[&+/]/.test(bankName) && !further.some(word => notOnePerson.has(word))
  const names = given.filter(word => words(word).some(part => isForeign(part) && !titles.has(part)))
  return {
    matches: isNamedIn(bankName, membershipName) && isOnePersons && names.length <= 1,
    differing_words: given.filter(word => words(word).some(isForeign)),
  }
}
