import { compareRows } from './compare-rows.ts'
import type { Findings } from './findings.ts'
import type { Pace } from './in-chunks.ts'
import type { Queryable } from './long-statements.ts'

/*
 * A run beside its shares, and those beside the ledger, as one moment of the books: what stands of a run is what its
 * shares say was posted and not taken back. One may have fifty thousand, so it is these that a chunk counts; a run with
 * more of them is a chunk by itself.
 */
const text = `
  SELECT r.id,
         n.shares = r.portfolios AND n.amount = r.total_minor AND n.fee = r.fee_minor
           AND n.standing = b.posted AND n.standing_fee = b.fees
           AND CASE
             WHEN r.status IN ('draft', 'discarded') THEN n.waiting = n.shares
             WHEN r.status IN ('posted', 'reversal_draft') THEN n.waiting = 0 AND n.taken_back = 0
             WHEN r.status = 'reversed' THEN n.waiting = 0 AND n.posted = 0
             ELSE true END AS is_sound
    FROM (
      SELECT *, sum(portfolios) OVER (ORDER BY id) - portfolios AS before
        FROM (SELECT * FROM public.returns_run WHERE id > $1 ORDER BY id LIMIT $2) next
    ) r
    CROSS JOIN LATERAL (
      SELECT count(*) AS shares, coalesce(sum(s.amount_minor), 0) AS amount, coalesce(sum(s.fee_minor), 0) AS fee,
             coalesce(sum(s.amount_minor) FILTER (WHERE s.state IN ('posted', 'kept')), 0) AS standing,
             coalesce(sum(s.fee_minor) FILTER (WHERE s.state IN ('posted', 'kept')), 0) AS standing_fee,
             count(*) FILTER (WHERE s.state = 'waiting') AS waiting,
             count(*) FILTER (WHERE s.state = 'posted') AS posted,
             count(*) FILTER (WHERE s.state IN ('reversed', 'kept')) AS taken_back
        FROM public.returns_share s WHERE s.run_id = r.id
    ) n
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(p.amount) FILTER (WHERE m.kind IN ('returns', 'loss')), 0) AS posted,
             coalesce(-sum(p.amount) FILTER (WHERE m.kind = 'fee'), 0) AS fees
        FROM (
          SELECT t.id, t.kind FROM ledger.transfer t WHERE t.returns_id = r.id
           UNION ALL
          SELECT back.id, t.kind FROM ledger.transfer t JOIN ledger.transfer back ON back.reverses = t.id
           WHERE t.returns_id = r.id
        ) m
        JOIN ledger.posting p ON p.transfer_id = m.id
        JOIN ledger.account a ON a.id = p.account_id AND a.kind = 'portfolio'
    ) b
   WHERE r.before = 0 OR r.before + r.portfolios <= $2
   ORDER BY r.id`

/** Every run of returns beside its shares and the ledger. */
export const checkReturns = (
  queryable: Queryable,
  pace: Pace,
  between?: () => Promise<void>,
): Promise<Findings> =>
  compareRows(queryable, { counter: 'returns_off_their_shares', text }, pace, between)
