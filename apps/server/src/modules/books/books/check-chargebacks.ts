import { chargebackScopes, claimScopes } from '../../../ledger/money-attempts.ts'
import { compareRows } from './compare-rows.ts'
import { type Findings, mergeFindings, oneFinding } from './findings.ts'
import type { Pace } from './in-chunks.ts'
import type { Queryable } from './long-statements.ts'

const text = `
  SELECT c.id,
         coalesce(CASE WHEN c.is_booked
           THEN b.taken = c.amount_minor AND b.elsewhere = 0 AND b.is_won = (c.status = 'won')
            AND n.recovered = c.recovered_minor AND n.booked = c.recovered_minor
           ELSE b.taken = 0 AND NOT b.is_won AND c.recovered_minor = 0 END, false) AS is_sound
    FROM (SELECT * FROM public.chargeback WHERE id > $1 ORDER BY id LIMIT $2) c
    LEFT JOIN public.payment p ON p.id = c.payment_id
    LEFT JOIN public.withdrawal w ON w.id = c.withdrawal_id
    LEFT JOIN public.wallet o ON o.id = w.wallet_id
    CROSS JOIN LATERAL (
      SELECT coalesce(-sum(g.amount), 0) AS taken,
             count(*) FILTER (WHERE a.holder <> coalesce(p.member_id, o.member_id)::text OR a.currency <> c.currency) AS elsewhere,
             EXISTS (SELECT FROM ledger.transfer w WHERE w.scope = $4 AND w.key = c.id::text) AS is_won
        FROM ledger.transfer t
        JOIN ledger.posting g ON g.transfer_id = t.id
        JOIN ledger.account a ON a.id = g.account_id AND a.kind = 'receivable'
       WHERE t.scope = ANY ($3) AND t.key = c.id::text
    ) b
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(v.amount_minor), 0) AS recovered,
             coalesce(sum((SELECT sum(g.amount) FROM ledger.transfer t
                             JOIN ledger.posting g ON g.transfer_id = t.id
                             JOIN ledger.account a ON a.id = g.account_id AND a.kind = 'receivable'
                            WHERE t.scope = $5 AND t.key = v.id::text)), 0) AS booked
        FROM public.chargeback_recovery v WHERE v.chargeback_id = c.id
    ) n
   ORDER BY c.id`

const stray = `
  SELECT count(*) AS found, min(t.id) AS example FROM ledger.transfer t
   WHERE (t.scope = ANY ($1) AND NOT EXISTS (SELECT FROM public.chargeback c WHERE c.id::text = t.key))
      OR (t.scope = $2 AND NOT EXISTS (SELECT FROM public.chargeback_recovery v WHERE v.id::text = t.key))`

/** Every chargeback beside what the books say is owed and was recovered for it; and what is owed for none. */
export async function checkChargebacks(
  queryable: Queryable,
  pace: Pace,
  between?: () => Promise<void>,
): Promise<Findings> {
  const { chargebackWon, receivableRecovered } = claimScopes
  const values = [chargebackScopes, chargebackWon, receivableRecovered]
  const counter = 'chargebacks_off_the_books'
  const rows = await compareRows(queryable, { counter, text, values }, pace, between)
  const [owed] = await queryable.query<{ found: bigint; example: bigint | null }>({
    text: stray,
    values: [chargebackScopes, receivableRecovered],
  })
  const strays = oneFinding(
    'chargebacks_of_nothing',
    Number(owed?.found ?? 0),
    owed?.example ?? null,
  )
  return mergeFindings(rows, strays)
}
