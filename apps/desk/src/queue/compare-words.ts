import { compareNames } from '@kinfold/contract/bank-account/compare-names'

export type Comparison = {
  /** Each word of the membership name, and whether the other name has it. */
  readonly words: readonly { readonly word: string; readonly isThere: boolean }[]
  /** What only the other name has: a middle name, or somebody else's. */
  readonly further: readonly string[]
}

const wordsOf = (name: string) => name.split(/[\s,]+/).filter(word => word !== '')

/** Two names word by word, by the club's own rule for names: order, case, accents and titles make no difference. */
export function compareWords(membershipName: string, other: string): Comparison {
  // The rule marks the words of its first name that the second doesn't have.
  const missing = new Set(compareNames(membershipName, other).differing_words)
  return {
    words: wordsOf(membershipName).map(word => ({ word, isThere: !missing.has(word) })),
    further: compareNames(other, membershipName).differing_words,
  }
}
