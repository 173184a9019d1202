import { optional } from 'superstruct'
import { DateText } from '../fields/date.ts'
import { id } from '../fields/id.ts'
import { TransactionKind, TransactionStatus } from './transaction.ts'

/** Which lines of a wallet to show or export; both days are included, in the club's time zone. */
export const transactionFilter = {
  wallet_id: id<'wallet'>(),
  kind: optional(TransactionKind),
  status: optional(TransactionStatus),
  from: optional(DateText),
  to: optional(DateText),
}
