import { businessDayAfter } from '@kinfold/contract/day/business-days'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Currency } from '@kinfold/contract/money/currency'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { Transaction } from '../../../db/database.ts'

type Row = { readonly days: number | null; readonly holidays: readonly string[] }

// What comes in a currency that its way has no rule for waits as long as any other of that way.
const statement = {
  name: 'clearing-days',
  text: `SELECT coalesce(max(clearing_days) FILTER (WHERE currency = $2), max(clearing_days)) AS days,
                ARRAY(SELECT day::text FROM holiday) AS holidays
           FROM fee_rule WHERE gateway = $1`,
}

type Way = { readonly gateway: Gateway; readonly currency: Currency }

/** From a moment to the day from which money that comes then can be withdrawn; to null where it can be at once. */
export async function readClearsOn(
  tx: Transaction,
  { gateway, currency }: Way,
): Promise<(at: Date) => string | null> {
  const [row] = await tx.query<Row>({ ...statement, values: [gateway, currency] })
  const { days = null, holidays = [] } = row ?? {}
  if (days === null || days === 0) return () => null
  return at => businessDayAfter(dayInLagos(at), days, new Set(holidays))
}
