import { nigeria } from '@kinfold/contract/account/is-global-member'
import type { Transaction } from '../../../db/database.ts'
import type { LineRow } from '../../money/bank-line/lock-line.ts'
import { type LineWords, readWords } from '../../money/bank-line/read-words.ts'
import { readHasLeft } from '../../money/refund/read-has-left.ts'

export type Named = {
  readonly to: 'withdrawal' | 'refund'
  readonly id: string
  readonly memberId: string
  readonly minor: bigint
  /** One that failed, of whose money its member has nothing any more, or what the bank sent again: it can't be paid after all. */
  readonly isGone: boolean
}
type Found = Named & { readonly reference: string }

const wentOut = 'o.amount_minor < 0'
const cameBack = 'o.amount_minor > 0'

/** Whether a line shows it that fits. */
const isShown = (column: 'withdrawal_id' | 'refund_id', id: string, fits: string) =>
  `EXISTS (SELECT FROM statement_line o WHERE o.${column} = ${id} AND ${fits})`

const hasNoWallet = (currency: string) =>
  `(m.closed_at IS NOT NULL OR (${currency} = 'NGN' AND m.country <> '${nigeria}' AND NOT '${nigeria}' = ANY (m.citizenship)))`

// Whatever was said of them. One that another line names as well, and shows, is not meant once more.
const text = `
  SELECT 'withdrawal' AS to, w.id, w.reference, o.member_id AS "memberId", w.amount_minor AS minor,
         w.status = 'failed' AND ${hasNoWallet('w.currency')}
           OR w.status = 'returned' AND ${isShown('withdrawal_id', 'w.id', wentOut)} AS "isGone"
    FROM withdrawal w JOIN payout_batch b ON b.id = w.batch_id JOIN wallet o ON o.id = w.wallet_id JOIN member m ON m.id = o.member_id
   WHERE (w.reference = ANY ($1) OR w.id = $4) AND w.currency = $2 AND w.amount_minor <= -$3::bigint
     AND b.paid_through = 'file' AND b.status IN ('released', 'settled')
     AND (w.status = 'returned' OR NOT ${isShown('withdrawal_id', 'w.id', `${wentOut} AND o.named = w.reference`)})
   UNION ALL
  SELECT 'refund', r.id, p.reference, p.member_id, r.amount_minor + r.fee_minor,
         r.status = 'failed' AND (${hasNoWallet('p.currency')} OR p.status = 'charged_back'
           OR p.refunded_minor + r.amount_minor > p.amount_minor OR p.refunded_fee_minor + r.fee_minor > p.fee_minor
           OR ${isShown('refund_id', 'r.id', wentOut)} AND NOT ${isShown('refund_id', 'r.id', cameBack)})
    FROM payment p JOIN refund r ON r.payment_id = p.id JOIN member m ON m.id = p.member_id
   WHERE p.reference = ANY ($1) AND p.currency = $2 AND r.amount_minor + r.fee_minor <= -$3::bigint
     AND r.way = 'hand' AND r.status IN ('sent', 'paid', 'failed')
     -- Where a line shows that it came back as well, the bank may have paid it again.
     AND (r.status = 'failed' OR NOT ${isShown('refund_id', 'r.id', `${wentOut} AND o.named = p.reference`)} OR ${isShown('refund_id', 'r.id', cameBack)})
     AND NOT EXISTS (SELECT FROM refund o WHERE o.in_place_of = r.id)
     -- Of a member who has no wallet for it, it waits among the unmatched money; but for what they owe.
     AND NOT EXISTS (SELECT FROM unmatched_money u
                      WHERE u.id = r.unmatched_id AND u.amount_minor = r.amount_minor)`

/**
 * What the club's bank was to pay and a line that goes out names, for a person who says what it is: it is nothing else.
 * Its own words come first. Those of a later file bind who sent that or the line; whoever sent neither judges both.
 */
export async function readNamed(
  tx: Transaction,
  line: LineRow,
  { by, sentBy }: { readonly by: string; readonly sentBy: string },
): Promise<readonly Named[]> {
  const { currency, amountMinor, because, suggestedWithdrawalId } = line
  if (amountMinor > 0n) return []
  const words = await readWords(tx, line)
  const references = words.flatMap(namesIn)
  const suggested = because.includes('reference') ? suggestedWithdrawalId : null
  if (references.length === 0 && suggested === null) return []
  const values = [references, currency, String(amountMinor), suggested]
  const found: Found[] = []
  for (const each of await tx.query<Found>({ text, values })) {
    if (each.to === 'withdrawal' || (await readHasLeft(tx, each.id))) found.push(each)
  }
  const [its, ...others] = words.map(namesIn)
  const isReworded = (reference: string) => others.some(names => names.includes(reference))
  const own = found.filter(
    ({ id, reference }) => its?.includes(reference) || (id === suggested && !isReworded(reference)),
  )
  if (own.length > 0) return own
  const hasSent = sentBy === by || words.some(each => each.sentBy === by)
  return hasSent ? found : []
}

const namesIn = ({ named, alsoNamed }: LineWords) => [
  ...(named === null ? [] : [named]),
  ...alsoNamed,
]
