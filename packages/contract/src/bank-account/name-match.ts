import { array, boolean, type Infer, string, type } from 'superstruct'

/** How a bank's name for an account compares with the membership name. */
export const NameMatch = type({
  matches: boolean(),
  /** The words of the bank's name that the membership name doesn't have. */
  differing_words: array(string()),
})
export type NameMatch = Infer<typeof NameMatch>
