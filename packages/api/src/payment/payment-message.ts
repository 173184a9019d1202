import { successMessages } from '@kinfold/contract/messages'
import type { PaymentStatus } from '@kinfold/contract/payment/payment-status'

/** What to say about a payment that has begun; nothing when it continues at the provider's checkout. */
export function paymentMessage(status: PaymentStatus): string | undefined {
  if (status === 'succeeded') return successMessages.paymentSuccessful
  if (status === 'pending_confirmation') return successMessages.paymentToBeConfirmed
  return undefined
}
