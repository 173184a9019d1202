import { type Money, money } from '@kinfold/contract/money/money'
import type { PaymentRow } from './describe-payment.ts'

/** What the member has to send, fees included. */
export const expectedOf = ({
  paidCurrency,
  totalMinor,
}: Pick<PaymentRow, 'paidCurrency' | 'totalMinor'>): Money => money(paidCurrency, totalMinor)
