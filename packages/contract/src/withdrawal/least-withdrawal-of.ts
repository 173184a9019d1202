import type { SessionUser } from '../account/session-user.ts'
import { money } from '../money/money.ts'
import { moneyToWire } from '../money/wire-amount.ts'
import type { WithdrawalLimits } from './withdrawal-limits.ts'

/** As a member's session says it. */
export const leastWithdrawalOf = ({
  least,
}: WithdrawalLimits): SessionUser['least_withdrawal'] => ({
  NGN: moneyToWire(money('NGN', least.NGN)),
  USD: moneyToWire(money('USD', least.USD)),
})
