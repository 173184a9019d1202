// Any number of shares in one statement: a plan may have fifty thousand.
import type { Transaction } from '../../db/database.ts'
import type { RunRow } from './lock-run.ts'
import type { BookableShare } from './read-bookable-shares.ts'
import { type RunWay, runWays } from './run-way.ts'
import type { WorkedOutShare } from './work-out-shares.ts'

/** The shares of a run that was just drafted. */
export async function writeShares(
  tx: Transaction,
  { id }: RunRow,
  shares: readonly WorkedOutShare[],
): Promise<void> {
  const text = `
    INSERT INTO returns_share (run_id, portfolio_id, member_id, weight, amount_minor, fee_minor, state)
    SELECT $1, portfolio, member, weight, amount, fee, 'waiting'
      FROM unnest($2::uuid[], $3::uuid[], $4::int8[], $5::int8[], $6::int8[])
           AS s (portfolio, member, weight, amount, fee)`
  const values = [
    id,
    shares.map(({ portfolio }) => portfolio),
    shares.map(({ member }) => member),
    shares.map(({ weight }) => String(weight)),
    shares.map(({ amount }) => String(amount.minor)),
    shares.map(({ fee }) => String(fee.minor)),
  ]
  await tx.query({ text, values })
}

type Done = {
  readonly way: RunWay
  readonly shares: readonly BookableShare[]
  /** The others were left out. */
  readonly booked: ReadonlySet<BookableShare>
}

/** What became of shares that are locked. */
export async function writeStates(
  tx: Transaction,
  { id }: RunRow,
  { way, shares, booked }: Done,
): Promise<void> {
  const text = `
    UPDATE returns_share SET state = done.state
      FROM unnest($2::uuid[], $3::text[]) AS done (portfolio, state)
     WHERE run_id = $1 AND portfolio_id = done.portfolio`
  const states = shares.map(share =>
    booked.has(share) ? runWays[way].booked : runWays[way].leftOut,
  )
  await tx.query({ text, values: [id, shares.map(({ portfolio }) => portfolio), states] })
}
