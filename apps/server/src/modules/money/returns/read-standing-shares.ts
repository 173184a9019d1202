import type { Handle } from '../../../db/database.ts'

type Standing = {
  readonly shares: number
  readonly all: bigint
  readonly amount: bigint
  readonly fee: bigint
}

const text = `
  SELECT count(*)::int AS shares, coalesce(sum(amount_minor), 0)::int8 AS all,
         coalesce(sum(amount_minor) FILTER (WHERE state IN ('posted', 'kept')), 0)::int8 AS amount,
         coalesce(sum(fee_minor) FILTER (WHERE state IN ('posted', 'kept')), 0)::int8 AS fee
    FROM returns_share WHERE run_id = $1`

/** What was drafted of a run altogether, and what of it stands: posted, and not taken back. */
export async function readStandingShares(handle: Handle, run: string): Promise<Standing> {
  const [standing] = await handle.query<Standing>({ text, values: [run] })
  return standing ?? { shares: 0, all: 0n, amount: 0n, fee: 0n }
}
