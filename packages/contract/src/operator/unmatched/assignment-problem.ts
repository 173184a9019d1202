import { walletProblem } from '../../wallet/wallet-problem.ts'
import { returningProblem } from './returning-problem.ts'
import type { UnmatchedMoney } from './unmatched-money.ts'

/** Why unannounced money can't be given to a member: it is no longer there, or they can't hold it. */
export function assignmentProblem(
  money: Pick<UnmatchedMoney, 'state' | 'received'>,
  member: { readonly isGlobal: boolean },
) {
  return returningProblem(money) ?? walletProblem(member.isGlobal, money.received.currency)
}
