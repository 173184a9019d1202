import type { BankFileLine } from '../../../bank-files/bank-file.ts'

/** Banks put other signs for the stroke: a slash, a full stop, a minus sign, which is no punctuation. */
const written = /KF[\s\p{P}\u2212]{0,3}([2-9A-HJ-NP-Z]{8})(?:[\p{P}\u2212]\d{1,2})?(?![A-Z0-9])/gu
/** Wherever it begins: in what has no blanks any more, one may begin within what looks like another. */
const unspaced = /(?=KF([2-9A-HJ-NP-Z]{8}))/g

type Names = {
  /** As people write them: `kf – 7h2k9d4m` is `KF-7H2K9D4M`. */
  readonly written: readonly string[]
  /** What may be one if blanks and signs within it count for nothing: banks break lines anywhere. */
  readonly perhaps: readonly string[]
}

/** What may be the club's references in a line, in their order. */
export function namesInLine({
  reference,
  text,
  sender,
}: Pick<BankFileLine, 'reference' | 'text' | 'sender'>): Names {
  const said = [reference, text, sender].map(each => each.toUpperCase())
  const together = said.map(each => each.replaceAll(/[\s\p{P}\u2212]/gu, ''))
  const found = namesOf(said, written)
  return {
    written: found,
    perhaps: namesOf(together, unspaced).filter(each => !found.includes(each)),
  }
}

const namesOf = (said: readonly string[], pattern: RegExp): readonly string[] => [
  ...new Set(said.flatMap(each => [...each.matchAll(pattern)].map(([, code]) => `KF-${code}`))),
]
