// Any number of shares in one statement: a plan may have fifty thousand.
import type { Transaction } from '../../../db/database.ts'
import type { BookableShare } from './lock-next-shares.ts'
import type { RunRow } from './lock-run.ts'
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
  readonly leftOut: readonly BookableShare[]
}

/**
 * What becomes of shares that are locked, in the order of their portfolios. From the first to the last of them: of a
 * run that was just drafted the database doesn't know yet how many it has, and would look through all of it.
 */
export async function writeStates(
  tx: Transaction,
  { id }: RunRow,
  { way, shares, leftOut }: Done,
): Promise<void> {
  const text = `
    UPDATE returns_share SET state = CASE WHEN portfolio_id = ANY ($5) THEN $7 ELSE $6 END
     WHERE run_id = $1 AND portfolio_id BETWEEN $2 AND $3 AND portfolio_id = ANY ($4)`
  const ids = idsOf(shares)
  const states = runWays[way]
  const values = [id, ids[0], ids.at(-1), ids, idsOf(leftOut), states.booked, states.leftOut]
  await tx.query({ text, values })
}

const idsOf = (shares: readonly BookableShare[]) => shares.map(({ portfolio }) => portfolio)
