import { type Infer, object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { DepositGateway } from '../payment/gateway.ts'
import { checkoutFields, withPaymentRules } from '../payment/payment-body.ts'
import { paymentErrors } from '../payment/payment-errors.ts'
import { PaymentInitiation } from '../payment/payment-initiation.ts'

export const DepositBody = withPaymentRules(object({ ...checkoutFields, gateway: DepositGateway }))
export type DepositBody = Infer<typeof DepositBody>

export const depositToWallet = endpoint({
  summary: 'Begins a payment into one of the member’s wallets.',
  method: 'POST',
  path: '/wallet/deposit/:id',
  access: 'member',
  money: true,
  params: { id: id<'wallet'>() },
  body: DepositBody,
  response: PaymentInitiation,
  errors: paymentErrors,
})
