import type { Currency } from '@kinfold/contract/money/currency'
import { type Money, money } from '@kinfold/contract/money/money'
import { subtractMoney } from '@kinfold/contract/money/money-arithmetic'
import type { Handle } from '../../../db/database.ts'

export type ReturnsRun<C extends Currency = Currency> = {
  /** Posted to portfolios, less reversals. Below zero for a loss. */
  readonly posted: Money<C>
  readonly fees: Money<C>
  /** Received from the investments. */
  readonly received: Money<C>
  readonly portfolios: number
}

type Row = { posted: bigint; fees: bigint; received: bigint; portfolios: bigint }

// A reversal counts with the kind of what it reverses.
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

/** The totals of a run of returns in the ledger. */
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
  /** Drafted but not posted to the portfolios yet. */
  readonly unposted: Money<C>
  readonly unchargedFees: Money<C>
  /** Posted to the portfolios but not received from the investments yet. */
  readonly unreceived: Money<C>
  /** Everything drafted is posted; the money may still be outstanding. */
  readonly isPosted: boolean
}

/** Compares a run with its draft. */
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
