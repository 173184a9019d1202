import type { Handle } from '../../../db/database.ts'
import { completedMoments, valuesOf } from './read-completed-lines.ts'
import { openMoments } from './read-open-lines.ts'
import type { WalletLines } from './wallet-lines.ts'

const text = `
  SELECT count(*) FILTER (WHERE is_open) AS lines FROM (
    SELECT is_open FROM (
      SELECT false AS is_open, completed.at FROM (${completedMoments} LIMIT $7) completed
      UNION ALL
      SELECT true, open.at FROM (${openMoments('$6', '$8')} LIMIT $7) open) line
    ORDER BY at DESC, is_open LIMIT $7) before`

/** How many open lines are among the first `offset` lines of a wallet. */
export async function readOpenLinesBefore(
  handle: Handle,
  { wallet, account, filter, completed, open }: WalletLines,
  offset: number,
): Promise<number> {
  if (offset === 0 || open === 0) return 0
  if (completed.count === 0) return offset
  const { kind = null, status = null } = filter
  const values = [...valuesOf(account, filter), status, wallet.id, offset, kind]
  const [row] = await handle.query<{ lines: bigint }>({ text, values })
  return Number(row?.lines ?? 0n)
}
