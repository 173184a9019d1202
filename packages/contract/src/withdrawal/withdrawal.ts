import { type Infer, nullable, string, type } from 'superstruct'
import { DateText } from '../fields/date.ts'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'
import { Currency } from '../money/currency.ts'
import { WireAmount } from '../money/wire-amount.ts'
import { WithdrawalStatus } from './withdrawal-status.ts'

export const Withdrawal = type({
  id: id<'withdrawal'>(),
  wallet_id: id<'wallet'>(),
  currency: Currency,
  amount: WireAmount,
  status: WithdrawalStatus,
  reference: string(),
  /** Where it is paid, as it stood when it was asked for. */
  bank_name: string(),
  account_name: string(),
  account_number_last4: string(),
  /** On or before the 5th of the month after the cut-off. */
  pay_by: DateText,
  requested_at: DateTime,
  decided_at: nullable(DateTime),
  paid_at: nullable(DateTime),
  /** When the member’s bank sent it back; the reason is the failure’s. */
  returned_at: nullable(DateTime),
  failure_reason: nullable(string()),
})
export type Withdrawal = Infer<typeof Withdrawal>
