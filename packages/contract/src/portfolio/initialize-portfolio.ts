import { type Infer, object, optional } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { PlanId } from '../fields/plan-id.ts'
import { paymentFields, withPaymentRules } from '../payment/payment-body.ts'
import { paymentErrors } from '../payment/payment-errors.ts'
import { PaymentInitiation } from '../payment/payment-initiation.ts'
import { MaturityChoice } from './portfolio.ts'

export const InitializePortfolioBody = withPaymentRules(
  object({ ...paymentFields, product_id: PlanId, at_maturity: optional(MaturityChoice) }),
)
export type InitializePortfolioBody = Infer<typeof InitializePortfolioBody>

export const initializePortfolio = endpoint({
  summary: 'Opens a portfolio in a plan and begins its first payment, once or recurring.',
  method: 'POST',
  path: '/portfolio/initialize',
  access: 'member',
  money: true,
  body: InitializePortfolioBody,
  response: PaymentInitiation,
  errors: [...paymentErrors, 'not_found'],
})
