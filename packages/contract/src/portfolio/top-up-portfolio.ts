import { type Infer, object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { paymentFields, withPaymentRules } from '../payment/payment-body.ts'
import { paymentErrors } from '../payment/payment-errors.ts'
import { PaymentInitiation } from '../payment/payment-initiation.ts'

export const TopUpPortfolioBody = withPaymentRules(object(paymentFields))
export type TopUpPortfolioBody = Infer<typeof TopUpPortfolioBody>

export const topUpPortfolio = endpoint({
  summary:
    'Begins a further payment into a portfolio, once or recurring; or the first one again, while none has arrived.',
  method: 'POST',
  path: '/portfolio/top-up/:id',
  access: 'member',
  money: true,
  params: { id: id<'portfolio'>() },
  body: TopUpPortfolioBody,
  response: PaymentInitiation,
  errors: paymentErrors,
})
