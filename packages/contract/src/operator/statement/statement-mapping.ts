import { enums, type Infer, nullable, optional, string, type } from 'superstruct'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { Currency } from '../../money/currency.ts'
import { OperatorReference } from '../person-reference.ts'
import { dateOrders, decimalMarks } from './csv-mapping.ts'

/** One of the club's own bank accounts, as a statement names it. */
export const StatementAccount = type({
  id: id<'club-bank-account'>(),
  bank_name: string(),
  account_number: string(),
  currency: Currency,
})
export type StatementAccount = Infer<typeof StatementAccount>

/** Which columns of a bank's CSV files mean what; all accounts at one bank share it. */
export const StatementMapping = type({
  account: StatementAccount,
  /** Null until it is chosen; other formats need none. */
  mapping: nullable(
    type({
      date: string(),
      amount: optional(string()),
      debit: optional(string()),
      credit: optional(string()),
      text: optional(string()),
      reference: optional(string()),
      sender: optional(string()),
      balance: optional(string()),
      date_order: enums(dateOrders),
      decimal_mark: enums(decimalMarks),
    }),
  ),
  set_at: nullable(DateTime),
  set_by: nullable(OperatorReference),
  /** Another who set the same. Until then it is one person’s word: to them such a file shows no money. */
  agreed_by: nullable(OperatorReference),
})
export type StatementMapping = Infer<typeof StatementMapping>
