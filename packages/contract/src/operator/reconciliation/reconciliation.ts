import { enums, type Infer, nullable, type } from 'superstruct'
import { DateText } from '../../fields/date.ts'
import { Count } from '../../fields/whole-number.ts'
import { Currency } from '../../money/currency.ts'
import { WireMoney } from '../../money/wire-money.ts'
import { SettledGateway } from '../settlement/settlement.ts'

/** What the books say of an account outside, and what the outside says, at the end of a day. */
export const Reconciliation = type({
  kind: enums(['bank', 'provider']),
  currency: Currency,
  /** Whose account it is; null for the club's bank accounts in a currency. */
  gateway: nullable(SettledGateway),
  day: DateText,
  ledger: WireMoney,
  /** By the bank statements; of a provider nothing, once everything it took is paid out. */
  statement: WireMoney,
  /** Ledger less statement. */
  difference: WireMoney,
  /** The day up to which statements were read for every account; null where one has none. */
  read_to: nullable(DateText),
  /** Lines that nothing is booked for, and their sum. */
  open_lines: Count,
  open_amount: WireMoney,
  /** Lines that are booked as unmatched money. */
  unmatched_lines: Count,
})
export type Reconciliation = Infer<typeof Reconciliation>
