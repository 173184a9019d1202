import type { Handle } from '../../../db/database.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import type { PortfolioRecord } from '../../holdings/portfolio/lock-portfolio.ts'

/** When a portfolio that has ended paid out what it held; undefined where it holds it still, or held nothing. */
export async function readPaidOutAt(
  handle: Handle,
  { id, maturesOn }: PortfolioRecord,
): Promise<Date | undefined> {
  const closed = moneyAttempts.earlyClose(id)
  const matured = maturesOn === null ? closed : moneyAttempts.maturity(id, maturesOn)
  const [paidOut] = await handle.query<{ at: Date }>({
    text: `SELECT event_at AS at FROM ledger.transfer
      WHERE (scope = $1 AND key = $2) OR (scope = $3 AND key = $4)`,
    values: [closed.scope, closed.key, matured.scope, matured.key],
  })
  return paidOut?.at
}
