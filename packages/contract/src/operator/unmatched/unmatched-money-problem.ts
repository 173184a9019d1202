import type { Currency } from '../../money/currency.ts'
import { walletsToFund } from '../../payment/payment-options.ts'
import type { UnmatchedMoney } from './unmatched-money.ts'

type State = UnmatchedMoney['state']

/** Why unannounced money can't be given to somebody or sent back. */
export function unmatchedMoneyProblem(state: State) {
  return state === 'open' ? undefined : 'already_decided'
}

interface Assignment {
  readonly state: State
  readonly currency: Currency
  readonly isMemberGlobal: boolean
}

/** Why unannounced money can't be given to a member: they must be able to hold it. */
export function assignmentProblem({ state, currency, isMemberGlobal }: Assignment) {
  const canHold = walletsToFund(isMemberGlobal).includes(currency)
  return unmatchedMoneyProblem(state) ?? (canHold ? undefined : 'wallet_not_available')
}
