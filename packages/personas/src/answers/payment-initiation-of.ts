import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { PaymentInitiation } from '@kinfold/contract/payment/payment-initiation'
import { demoId, demoReference } from '../demo-id.ts'

const statuses = {
  card: 'pending',
  card_us: 'pending',
  transfer: 'pending',
  wallet: 'succeeded',
  bank: 'pending_confirmation',
} as const

/** What beginning a payment answers: a link for the hosted checkouts, none for wallet and bank. */
export function paymentInitiationOf(
  gateway: Gateway,
  portfolioId: PaymentInitiation['portfolio_id'],
): PaymentInitiation {
  const paymentId = demoId('payment', 'begun', gateway)
  const isHosted = gateway !== 'wallet' && gateway !== 'bank'
  return {
    gateway,
    payment_link: isHosted ? `/sandbox/checkout/${paymentId}` : null,
    portfolio_id: portfolioId,
    payment_id: paymentId,
    status: statuses[gateway],
    reference: demoReference('payment', 'begun', gateway),
  }
}
