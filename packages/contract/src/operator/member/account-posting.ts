import { array, boolean, type Infer, nullable, string, type } from 'superstruct'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { LinePosting } from '../../ledger/line-behind.ts'
import { PostingRole } from '../../ledger/posting-role.ts'
import { WireMoney } from '../../money/wire-money.ts'

/** One posting on a member's wallet or portfolio. The newest one's `balance_after` is what it holds. */
export const AccountPosting = type({
  id: id<'movement'>(),
  happened_at: DateTime,
  role: PostingRole,
  /** It takes an earlier posting back. */
  is_reversal: boolean(),
  /** Of the payment or withdrawal it is about. */
  reference: nullable(string()),
  /** Below zero when it leaves. */
  amount: WireMoney,
  balance_after: WireMoney,
  /** All postings of the same movement, this one among them: they add up to zero in each currency. */
  postings: array(LinePosting),
})
export type AccountPosting = Infer<typeof AccountPosting>
