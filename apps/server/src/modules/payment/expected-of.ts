import { type Money, money } from '@kinfold/contract/money/money'
import type { PaymentRow } from './describe-payment.ts'

/** What the member has to send, fees included. */
export const expectedOf = ({ paidCurrency, totalMinor }: PaymentRow): Money =>
  money(paidCurrency, totalMinor)
