import type { NameMatch } from './name-match.ts'

const words = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')

/**
 * Compares a bank's name for an account with the membership name. Order, case, accents and
 * hyphens don't matter; a middle name only the bank knows is marked, but both names must be there.
 */
export function compareNames(bankName: string, membershipName: string): NameMatch {
  const known = words(membershipName)
  const given = bankName.split(/[\s,]+/).filter(word => word !== '')
  const heard = words(bankName)
  return {
    matches: known.length > 0 && known.every(word => heard.includes(word)),
    differing_words: given.filter(word => words(word).some(part => !known.includes(part))),
  }
}
