import type { Money } from '../../money/money.ts'
import { compareMoney } from '../../money/money-arithmetic.ts'
import { type PaymentStatus, paymentMachine } from '../../payment/payment-status.ts'
import { aboutYourself } from '../about-yourself.ts'
import { decisionProblem } from '../decision-problem.ts'

interface Facts {
  readonly status: PaymentStatus
  readonly memberId: string
  readonly expected: Money
}

interface Confirmation {
  readonly received: Money
  /** The operator saw that it is less or more. */
  readonly differs: boolean
  readonly by: string
}

/**
 * Why an operator can't confirm a transfer. Any other amount than the expected one has to be named as such,
 * however near it is: two digits in the wrong order look like the right ones.
 */
export function confirmationProblem(
  { status, memberId, expected }: Facts,
  { received, differs, by }: Confirmation,
) {
  return (
    aboutYourself(by, memberId) ??
    decisionProblem(paymentMachine, status, 'succeeded') ??
    (differs || compareMoney(received, expected) === 0 ? undefined : 'amount_differs')
  )
}
