import type { Money } from '../../money/money.ts'
import { compareMoney } from '../../money/money-arithmetic.ts'
import { fromWireMoney } from '../../money/wire-money.ts'
import type { Gateway } from '../../payment/gateway.ts'
import type { PaymentStatus } from '../../payment/payment-status.ts'
import { walletProblem } from '../../wallet/wallet-problem.ts'
import { aboutYourself } from '../about-yourself.ts'
import { returningProblem } from './returning-problem.ts'
import type { UnmatchedMoney } from './unmatched-money.ts'

interface Owner {
  readonly id: string
  readonly isGlobal: boolean
}

/** A payment of the member's that the money may be for. */
interface Awaiting {
  readonly gateway: Gateway
  readonly status: PaymentStatus
  readonly expected: Money
}

interface Assignment {
  readonly to: Owner
  /** Undefined where it goes to the wallet. */
  readonly payment: Awaiting | undefined
  readonly differs: boolean
  readonly by: string
}

/** Why unmatched money can't be given to a member: it is gone, it is their own decision, or they can't have it. */
export function assignmentProblem(
  money: Pick<UnmatchedMoney, 'state' | 'received'>,
  { to, payment, differs, by }: Assignment,
) {
  const received = fromWireMoney(money.received)
  return (
    aboutYourself(by, to.id) ??
    returningProblem(money) ??
    (payment === undefined
      ? walletProblem(to.isGlobal, received.currency)
      : awaitingProblem(payment, received, differs))
  )
}

function awaitingProblem(
  { gateway, status, expected }: Awaiting,
  received: Money,
  differs: boolean,
) {
  if (gateway !== 'bank' && gateway !== 'transfer') return 'gateway_not_available'
  const isAwaited = status === 'pending' || status === 'pending_confirmation'
  if (!isAwaited) return 'already_decided'
  if (expected.currency !== received.currency) return 'currency_mismatch'
  return differs || compareMoney(received, expected) === 0 ? undefined : 'amount_differs'
}
