import type { Limit } from './limits.ts'

export type CountedBy =
  | 'visitor'
  | 'e-mail address'
  | 'e-mail address and visitor'
  | 'e-mail address or known device'
  | 'account'
  | 'account with a code'
  | 'account with a password'

export type Rule = Limit & {
  readonly by: CountedBy
  /** Only what is refused counts: a success takes its try back. */
  readonly failuresOnly?: true
  /** Counted only once the others let the attempt through: what one visitor is refused is no one else's. */
  readonly inTurn?: true
}
export type CountedLimit = {
  readonly limit: Limit
  readonly key: string
  readonly failuresOnly: boolean
  readonly inTurn: boolean
}
