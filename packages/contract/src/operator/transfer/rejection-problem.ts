import { type PaymentStatus, paymentMachine } from '../../payment/payment-status.ts'
import { aboutYourself } from '../about-yourself.ts'
import { decisionProblem } from '../decision-problem.ts'

interface Facts {
  readonly status: PaymentStatus
  readonly memberId: string
}

/** Why an operator can't say that a transfer never arrived. */
export function rejectionProblem({ status, memberId }: Facts, by: string) {
  return aboutYourself(by, memberId) ?? decisionProblem(paymentMachine, status, 'failed')
}
