import { object, optional } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { RedirectPath } from '../fields/redirect-path.ts'
import { PaymentInitiation } from '../payment/payment-initiation.ts'

export const renewSubscriptionCard = endpoint({
  summary:
    'Opens a checkout that pays the next charge of a recurring contribution, and whose card is charged from then on.',
  method: 'PATCH',
  path: '/subscription/card/:id',
  access: 'member',
  money: true,
  params: { id: id<'subscription'>() },
  body: object({
    /** Where the hosted checkout sends the member afterwards. */
    redirect_url: optional(RedirectPath),
  }),
  response: PaymentInitiation,
  errors: [
    'terms_not_accepted',
    'kyc_required',
    'kyc_pending',
    'subscription_not_changeable',
    'subscription_charging',
    'portfolio_not_open',
    'plan_closed',
    'wallet_not_available',
    'currency_mismatch',
    'gateway_not_available',
    'exchange_rate_missing',
    'provider_unavailable',
  ],
})
