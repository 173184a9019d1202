import { type Money, money } from '@kinfold/contract/money/money'
import { daysTogether } from '@kinfold/contract/operator/one-person-limits'
import { subDays } from 'date-fns/subDays'
import { takeNamedLock } from '../../../db/advisory-locks.ts'
import type { Transaction } from '../../../db/database.ts'
import type { SaidAloneKind } from './said-alone.tables.ts'

type Said = {
  readonly kind: SaidAloneKind
  readonly amount: Money
  readonly by: string
  readonly at: Date
}

const isOthers = `s.mapped_by IS DISTINCT FROM a.said_by
          AND (s.uploaded_by <> a.said_by OR EXISTS (
            SELECT FROM statement_line_sender o WHERE o.line_id = l.id AND o.sent_by <> a.said_by))`

// What a line in somebody else's file shows is no longer one person's word; what went back, once lines show all of it.
const text = `
  SELECT coalesce(sum(a.amount_minor), 0)::bigint AS minor FROM said_alone a
   WHERE a.said_by = $1 AND a.kind = $2 AND a.currency = $3 AND a.said_at > $4
     AND NOT EXISTS (
       SELECT FROM statement_line l JOIN bank_statement s ON s.id = l.statement_id
        WHERE (a.source_id IN (l.id, l.settlement_id) OR a.source_id = l.unmatched_id AND l.amount_minor > 0) AND ${isOthers})
     AND coalesce((
       SELECT sum(g.amount_minor) FROM statement_line_return g
         JOIN statement_line l ON l.id = g.line_id JOIN bank_statement s ON s.id = l.statement_id
        WHERE g.unmatched_id = a.source_id AND ${isOthers}), 0) < a.amount_minor`

/** What one person alone said so far of the same, and nobody else's file shows. */
export async function readSaidAlone(
  tx: Transaction,
  { kind, amount: { currency }, by, at }: Said,
): Promise<Money> {
  // Of two acts in one moment the second sees the first.
  await tx.query(takeNamedLock('saidAlone', `${kind} ${by}`))
  const values = [by, kind, currency, subDays(at, daysTogether)]
  const [sum] = await tx.query<{ minor: bigint }>({ text, values })
  return money(currency, sum?.minor ?? 0n)
}
