import type { Currency } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import type { Handle } from '../../../db/database.ts'

const firstUnbatched = `
  SELECT min(pay_by)::text AS "payBy" FROM withdrawal w
   WHERE status = 'approved'
     AND NOT EXISTS (SELECT FROM payout_reminder r WHERE r.pay_by = w.pay_by)`

/** The first payout day with approved withdrawals of which the desk was not reminded. */
export async function readFirstUnbatched(handle: Handle): Promise<string | undefined> {
  const [next] = await handle.query<{ payBy: string | null }>({ text: firstUnbatched })
  return next?.payBy ?? undefined
}

/** What is approved for a payout day and in no batch, in words. */
export async function readUnbatched(handle: Handle, payBy: string): Promise<string[]> {
  const rows = await handle.query<{ currency: Currency; minor: string; count: number }>({
    text: `SELECT currency, sum(amount_minor)::text AS minor, count(*)::int AS count FROM withdrawal
            WHERE status = 'approved' AND pay_by = $1 GROUP BY currency ORDER BY currency`,
    values: [payBy],
  })
  return rows.map(
    ({ currency, minor, count }) =>
      `${formatMoney(money(currency, BigInt(minor)))} in ${count} ${count === 1 ? 'withdrawal' : 'withdrawals'}`,
  )
}
