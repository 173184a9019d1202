import type { Limit } from './limits.ts'

/** What calls are counted by. */
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
  /** Only calls that the other limits let through count: one visitor can't use up what all share. */
  readonly countedLast?: true
}
export type CountedLimit = {
  readonly limit: Limit
  readonly key: string
  readonly failuresOnly: boolean
  readonly countedLast: boolean
}
