import type { Currency } from '@kinfold/contract/money/currency'
import type { PaymentSubject } from './find-subject.ts'
import type { PaymentStart } from './payment-start.ts'
import type { WantedPayment } from './wanted-payment.ts'

/** What the price of a payment depends on, as the call asks for it. */
export function wantedPayment(
  { caller, body }: PaymentStart,
  { purpose, amount }: PaymentSubject,
  currencies: readonly Currency[],
): WantedPayment {
  return {
    member: { id: caller.accountId, currencies },
    purpose: body.recurring === true ? 'recurring' : purpose,
    gateway: body.gateway,
    amount,
    isLocalized: body.is_localized,
    isUsInstitution: body.is_us_institution,
    targetWallet: body.target_wallet,
  }
}
