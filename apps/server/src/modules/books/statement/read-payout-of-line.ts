import { isNamedIn } from '@kinfold/contract/bank-account/compare-names'
import { comparedReference } from '@kinfold/contract/operator/bank-line'
import type { MatchReason } from '@kinfold/contract/operator/statement/statement-line'
import type { Transaction } from '../../../db/database.ts'
import type { LineRow } from '../../money/bank-line/lock-line.ts'
import { readWords } from '../../money/bank-line/read-words.ts'

type Unpaid = {
  readonly id: string
  readonly reference: string
  readonly name: string
  /** The line has its amount and nothing more. */
  readonly exact: boolean
  readonly failed: boolean
  /** Another line is taken for it. */
  readonly taken: boolean
}

type PayoutOfLine = { readonly id: string; readonly because: readonly MatchReason[] }

const unpaid = `
  SELECT w.id, w.reference, w.account_name AS name, w.status = 'failed' AS failed, w.amount_minor = -$2::bigint AS exact,
         EXISTS (SELECT FROM statement_line l WHERE l.suggested_withdrawal_id = w.id AND l.id <> $3
                    AND l.state <> 'matched' AND l.currency = $1 AND l.amount_minor = $2) AS taken
    FROM withdrawal w JOIN payout_batch b ON b.id = w.batch_id
   WHERE w.status IN ('in_batch', 'failed') AND w.currency = $1
     AND (w.amount_minor = -$2::bigint OR w.amount_minor < -$2::bigint AND w.reference = ANY ($4))
     AND b.status IN ('released', 'settled') AND b.paid_through = 'file'
   ORDER BY b.released_at, w.id`

/**
 * The withdrawal of a released batch that a line pays: it names it or its payee, or it is the only one of its amount.
 * One that was said to have failed, that another line is taken for, or with which the bank took something for itself, has
 * to be named.
 */
export async function readPayoutOfLine(
  tx: Transaction,
  line: LineRow,
): Promise<PayoutOfLine | undefined> {
  const { id, currency, amountMinor } = line
  const words = await readWords(tx, line)
  const said = words.map(each => each.said).join('\n')
  const named = words.flatMap(each => each.named ?? [])
  const values = [currency, String(amountMinor), id, named]
  const found = await tx.query<Unpaid>({ text: unpaid, values })
  const isNamed = ({ reference }: Unpaid) =>
    named.includes(reference) || comparedReference(said).includes(comparedReference(reference))
  const ofReference = found.find(each => each.exact && isNamed(each)) ?? found.find(isNamed)
  if (ofReference) {
    const because = ofReference.exact ? exactly : (['reference'] as const)
    return { id: ofReference.id, because }
  }
  const waiting = found.filter(({ failed, taken }) => !failed && !taken)
  const ofName = waiting.find(({ name }) => isNamedIn(said, name))
  if (ofName) return { id: ofName.id, because: ['amount', 'sender'] }
  const [only, another] = waiting
  return only && another === undefined ? { id: only.id, because: ['amount'] } : undefined
}

const exactly = ['reference', 'amount'] as const
