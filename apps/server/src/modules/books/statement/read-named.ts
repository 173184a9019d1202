import type { Transaction } from '../../../db/database.ts'
import type { LineRow } from '../../money/bank-line/lock-line.ts'
import { readWords } from '../../money/bank-line/read-words.ts'
import { readHasLeft } from '../../money/refund/read-has-left.ts'

export type Named = { readonly to: 'withdrawal' | 'refund'; readonly id: string }

// Whatever was said of them; one that another line shows is not meant once more.
const text = `
  SELECT 'withdrawal' AS to, w.id FROM withdrawal w
   WHERE (w.reference = ANY ($1) OR w.id = $4) AND w.currency = $2 AND w.amount_minor <= -$3::bigint AND w.batch_id IS NOT NULL
     AND NOT EXISTS (SELECT FROM statement_line o WHERE o.withdrawal_id = w.id AND o.amount_minor < 0)
   UNION ALL
  SELECT 'refund', r.id FROM payment p JOIN refund r ON r.payment_id = p.id
   WHERE p.reference = ANY ($1) AND p.currency = $2 AND r.amount_minor + r.fee_minor = -$3::bigint
     AND r.way = 'hand' AND r.status IN ('sent', 'paid', 'failed')
     AND NOT EXISTS (SELECT FROM statement_line o WHERE o.refund_id = r.id AND o.amount_minor < 0)`

/** What the club's bank was to pay and a line that goes out names, by whatever file: it is one of these. */
export async function readNamed(tx: Transaction, line: LineRow): Promise<readonly Named[]> {
  const { currency, amountMinor, because, suggestedWithdrawalId } = line
  if (amountMinor > 0n) return []
  const { named } = await readWords(tx, line)
  const suggested = because.includes('reference') ? suggestedWithdrawalId : null
  if (named.length === 0 && suggested === null) return []
  const values = [named, currency, String(amountMinor), suggested]
  const found = await tx.query<Named>({ text, values })
  const left: Named[] = []
  for (const each of found) {
    if (each.to === 'withdrawal' || (await readHasLeft(tx, each.id))) left.push(each)
  }
  return left
}
