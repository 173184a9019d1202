import type { Currency } from '@kinfold/contract/money/currency'
import { type Money, money } from '@kinfold/contract/money/money'
import { subtractMoney } from '@kinfold/contract/money/money-arithmetic'
import type { Handle } from '../../db/database.ts'

export type ReturnsRun<C extends Currency = Currency> = {
  /** What the portfolios were given, less what was taken back. Below zero for a loss. */
  readonly posted: Money<C>
  readonly fees: Money<C>
  /** What the investments paid the club for it. */
  readonly received: Money<C>
  readonly portfolios: number
}

type Row = { posted: bigint; fees: bigint; received: bigint; portfolios: bigint }

// A reversal counts as what it reverses, the other way round.
const text = `
  WITH run AS (SELECT id, kind FROM ledger.transfer WHERE returns_id = $1),
       moved AS (SELECT id, kind FROM run
                 UNION ALL
                 SELECT back.id, run.kind FROM run JOIN ledger.transfer back ON back.reverses = run.id)
  SELECT coalesce(sum(p.amount) FILTER (WHERE m.kind IN ('returns', 'loss') AND a.kind = 'portfolio'), 0)::int8 AS posted,
         coalesce(-sum(p.amount) FILTER (WHERE m.kind = 'fee' AND a.kind = 'portfolio'), 0)::int8 AS fees,
         coalesce(sum(p.amount) FILTER (WHERE m.kind = 'returns-received' AND a.kind = 'returns'), 0)::int8 AS received,
         count(DISTINCT p.account_id) FILTER (WHERE m.kind IN ('returns', 'loss') AND a.kind = 'portfolio') AS portfolios
    FROM moved m
    JOIN ledger.posting p ON p.transfer_id = m.id AND p.currency = $2
    JOIN ledger.account a ON a.id = p.account_id`

/** What a run of returns has come to in the ledger. */
export async function readReturnsRun<C extends Currency>(
  handle: Handle,
  run: string,
  currency: C,
): Promise<ReturnsRun<C>> {
  const [row] = await handle.query<Row>({ name: 'returns-run', text, values: [run, currency] })
  return {
    posted: money(currency, row?.posted ?? 0n),
    fees: money(currency, row?.fees ?? 0n),
    received: money(currency, row?.received ?? 0n),
    portfolios: Number(row?.portfolios ?? 0n),
  }
}

export type ReturnsGap<C extends Currency = Currency> = {
  /** Drafted, and not posted to the portfolios yet. */
  readonly unposted: Money<C>
  readonly unchargedFees: Money<C>
  /** Posted to the portfolios, and not received from the investments yet. */
  readonly unreceived: Money<C>
  /** The run is what was drafted; it may still wait for its money. */
  readonly isPosted: boolean
}

/** A run beside what was drafted for it. */
export function compareReturnsRun<C extends Currency>(
  drafted: { readonly total: Money<C>; readonly fee: Money<C> },
  { posted, fees, received }: ReturnsRun<C>,
): ReturnsGap<C> {
  const unposted = subtractMoney<C>(drafted.total, posted)
  const unchargedFees = subtractMoney<C>(drafted.fee, fees)
  return {
    unposted,
    unchargedFees,
    unreceived: subtractMoney<C>(posted, received),
    isPosted: unposted.minor === 0n && unchargedFees.minor === 0n,
  }
}
