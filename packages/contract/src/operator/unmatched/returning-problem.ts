import type { UnmatchedMoney } from './unmatched-money.ts'

/** Why unmatched money can't be sent back. */
export function returningProblem({ state }: Pick<UnmatchedMoney, 'state'>) {
  return state === 'open' ? undefined : 'already_decided'
}
