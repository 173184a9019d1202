import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Handle } from '../../../db/database.ts'
import type { RunRow } from './lock-run.ts'

// What the run takes from each: its part of a loss, or a return that goes back.
const taken = `CASE WHEN s.state IN ('waiting', 'not_borne') THEN s.fee_minor - s.amount_minor
                    WHEN s.state IN ('posted', 'kept') THEN s.amount_minor - s.fee_minor ELSE 0 END`

const left = `
  SELECT count(*)::int AS portfolios, coalesce(sum(${taken}), 0)::int8 AS amount
    FROM returns_share s WHERE s.run_id = $1 AND s.state IN ('not_borne', 'kept')`

// What was left out by then counts for good; of the others what is taken next.
const leftOrNext = `
  SELECT count(*)::int AS portfolios, coalesce(sum(taken), 0)::int8 AS amount
    FROM (
      SELECT s.state IN ('not_borne', 'kept') AS is_left, ${taken} AS taken, coalesce(a.balance, 0) AS balance
        FROM returns_share s
        LEFT JOIN ledger.account a ON a.address = 'portfolio:' || s.portfolio_id || ':' || $2
       WHERE s.run_id = $1
    ) each
   WHERE is_left OR taken > balance`

type OutOfReach = { readonly portfolios: number; readonly amount: bigint }

/**
 * What is asked of portfolios that no longer hold it: before the second person agrees, and what was left out afterwards. A
 * return only gives, so a draft of one is looked through for nothing.
 */
export async function readOutOfReach(handle: Handle, run: RunRow) {
  const { id, currency } = run
  const [row] = isToBeTaken(run)
    ? await handle.query<OutOfReach>({ text: leftOrNext, values: [id, currency] })
    : await handle.query<OutOfReach>({ text: left, values: [id] })
  const { portfolios = 0, amount = 0n } = row ?? {}
  return { portfolios, amount: moneyToWire(money(currency, amount)) }
}

const isToBeTaken = ({ status, totalMinor }: RunRow) =>
  status === 'reversal_draft' || (status === 'draft' && totalMinor < 0n)
