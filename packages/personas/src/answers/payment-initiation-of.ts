import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { PaymentInitiation } from '@kinfold/contract/payment/payment-initiation'
import { demoId, demoReference } from '../demo-id.ts'
import { checkoutOf } from '../payments/checkout-of.ts'
import { referenceMoment } from '../reference-day.ts'

const statuses = {
  card: 'pending',
  card_us: 'pending',
  transfer: 'pending',
  wallet: 'succeeded',
  bank: 'pending_confirmation',
} as const

/** What beginning a payment on the reference day answers: where it is paid, unless by wallet or bank. */
export function paymentInitiationOf(
  gateway: Gateway,
  portfolioId: PaymentInitiation['portfolio_id'],
): PaymentInitiation {
  const paymentId = demoId('payment', 'begun', gateway)
  const reference = demoReference('payment', 'begun', gateway)
  return {
    gateway,
    ...checkoutOf({ gateway, reference, createdAt: referenceMoment }),
    portfolio_id: portfolioId,
    payment_id: paymentId,
    status: statuses[gateway],
    reference,
  }
}
