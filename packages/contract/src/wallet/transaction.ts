import { enums, type Infer, nullable, string, type } from 'superstruct'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'
import { Currency } from '../money/currency.ts'
import { WireAmount } from '../money/wire-amount.ts'
import { WithdrawalStatus } from '../withdrawal/withdrawal-status.ts'

export const transactionKinds = [
  'deposit',
  'withdrawal',
  'contribution',
  'payout',
  'conversion',
  'refund',
  'chargeback',
  'fee',
  'adjustment',
] as const
export const TransactionKind = enums(transactionKinds)
export type TransactionKind = Infer<typeof TransactionKind>

/** Only what is completed changed the balance. */
export const transactionStatuses = ['pending', 'completed', 'failed', 'cancelled'] as const
export const TransactionStatus = enums(transactionStatuses)
export type TransactionStatus = Infer<typeof TransactionStatus>

/** One line of a wallet. */
export const Transaction = type({
  id: id<'transaction'>(),
  wallet_id: id<'wallet'>(),
  kind: TransactionKind,
  status: TransactionStatus,
  currency: Currency,
  /** Below zero when it leaves the wallet. */
  amount: WireAmount,
  /** The running balance; null while it is pending, and for good if it never came. */
  balance_after: nullable(WireAmount),
  description: string(),
  reference: string(),
  portfolio_id: nullable(id<'portfolio'>()),
  withdrawal_id: nullable(id<'withdrawal'>()),
  /** How far that withdrawal has come: money can have left the wallet and still be on its way. */
  withdrawal_status: nullable(WithdrawalStatus),
  payment_id: nullable(id<'payment'>()),
  created_at: DateTime,
})
export type Transaction = Infer<typeof Transaction>
