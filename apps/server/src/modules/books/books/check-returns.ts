import { type Findings, mergeFindings, noFindings, oneFinding } from './findings.ts'
import { inChunks, type Pace } from './in-chunks.ts'
import type { Queryable } from './long-statements.ts'

const firstId = '00000000-0000-0000-0000-000000000000'

type Compared = { readonly id: string; readonly is_sound: boolean }

/*
 * A run beside its shares, and those beside the ledger, as one moment of the books: what stands of a run is what its
 * shares say was posted and not taken back. Every table with its schema: the checks of the books read without a
 * search path.
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
    FROM (SELECT * FROM public.returns_run WHERE id >= $1 ORDER BY id LIMIT 1) r
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
    ) b`

const next = 'SELECT id FROM public.returns_run WHERE id > $1 ORDER BY id LIMIT 1'

/** Every run of returns beside its shares and the ledger. One may have fifty thousand, so each is a chunk. */
export async function checkReturns(
  queryable: Queryable,
  pace: Pace,
  between?: () => Promise<void>,
): Promise<Findings> {
  let findings = noFindings
  await inChunks<string>(
    pace,
    firstId,
    async from => {
      const [run] = await queryable.query<Compared>({ text, values: [from] })
      if (run === undefined) return undefined
      const found = oneFinding('returns_off_their_shares', run.is_sound ? 0 : 1, run.id)
      findings = mergeFindings(findings, found)
      const [following] = await queryable.query<{ id: string }>({ text: next, values: [run.id] })
      return following?.id
    },
    between,
  )
  return findings
}
