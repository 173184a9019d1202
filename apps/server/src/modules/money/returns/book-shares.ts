import { type Money, money } from '@kinfold/contract/money/money'
import type { Transaction } from '../../../db/database.ts'
import { openMoment } from '../../../ledger/open-moment.ts'
import { postAll } from '../../../ledger/post-all.ts'
import type { Services } from '../../services.ts'
import { type BookableShare, lockNextShares } from './lock-next-shares.ts'
import { lockRun, type RunRow } from './lock-run.ts'
import { parkShares } from './park-shares.ts'
import { lastMomentOf, returnsMonth } from './returns-month.ts'
import { returnsTransfers } from './returns-transfers.ts'
import { reversalTransfers } from './reversal-transfers.ts'
import type { RunWay } from './run-way.ts'
import { writeStates } from './write-shares.ts'

/** A transaction is so short that nobody waits for it long. */
const atOnce = 200

/**
 * Books the next shares of a run: all that belongs to a portfolio, in one transaction and once, by keys made of the
 * run and the portfolio. False when none is left that another process doesn't hold.
 */
export function bookNextShares(services: Services, id: string, way: RunWay): Promise<boolean> {
  return services.db.transaction(async tx => {
    const run = await lockRun(tx, id, 'share')
    if (run === undefined || run.status !== way) return false
    const shares = await lockNextShares(tx, run, { way, limit: atOnce })
    if (shares.length === 0) return false
    const isInReach = (share: BookableShare) => share.balance + takenOrGiven(share, way) >= 0n
    const inReach = shares.filter(isInReach)
    const leftOut = shares.filter(share => !isInReach(share))
    const at = await services.clock.now(tx)
    const booked =
      way === 'posting'
        ? await postingOf(tx, run, { shares: inReach, now: at })
        : await reversalTransfers(tx, run, inReach)
    const transfers = [...booked, ...(await parkShares(tx, run, { way, shares: inReach, at }))]
    // The accounts that all of them share are locked last, for the shortest time.
    await Promise.all([writeStates(tx, run, { way, shares, leftOut }), postAll(tx, transfers)])
    return true
  })
}

/** What a portfolio gets, or gives below zero. */
const takenOrGiven = ({ amountMinor, feeMinor }: BookableShare, way: RunWay) =>
  way === 'posting' ? amountMinor - feeMinor : feeMinor - amountMinor

async function postingOf(
  tx: Transaction,
  run: RunRow,
  { shares, now }: { readonly shares: readonly BookableShare[]; readonly now: Date },
) {
  const { currency, period } = run
  // It was theirs at the month's end; in a month that is closed by now nothing changes any more, nor in a portfolio
  // that has ended.
  const eventAt = await openMoment(tx, lastMomentOf(returnsMonth(period)), now)
  const amountOf = (minor: bigint): Money => money(currency, minor)
  return shares.flatMap(share =>
    returnsTransfers(run.id, period, {
      portfolio: share.portfolio,
      amount: amountOf(share.amountMinor),
      fee: amountOf(share.feeMinor),
      paidOnTo: share.hasEnded ? share.member : null,
    }).map(transfer => ({ ...transfer, eventAt: share.hasEnded ? now : eventAt })),
  )
}
