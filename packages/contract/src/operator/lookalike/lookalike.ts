import { type Infer, nullable, string, type } from 'superstruct'
import { DateText } from '../../fields/date.ts'
import { id } from '../../fields/id.ts'
import { WireMoney } from '../../money/wire-money.ts'

/** A transfer, or money that nobody announced, that may be the same as another. */
export const Lookalike = type({
  payment_id: nullable(id<'payment'>()),
  unmatched_id: nullable(id<'unmatched'>()),
  /** The club's own of a transfer, the bank's of unmatched money. */
  reference: string(),
  /** Whose it is; of money that nobody was given, the sender that the bank names. */
  name: string(),
  /** What arrived; what was announced while nothing has. */
  amount: WireMoney,
  /** Null while nobody has found it on the bank statement. */
  received_on: nullable(DateText),
})
export type Lookalike = Infer<typeof Lookalike>
