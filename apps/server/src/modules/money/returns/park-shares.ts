import { money } from '@kinfold/contract/money/money'
import type { Transaction } from '../../../db/database.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import { lockDeparted } from '../../base/person/lock-departed.ts'
import { park } from '../parked/park.ts'
import type { BookableShare } from './lock-next-shares.ts'
import type { RunRow } from './lock-run.ts'
import type { RunWay } from './run-way.ts'

type Booked = {
  readonly way: RunWay
  readonly shares: readonly BookableShare[]
  readonly at: Date
}

/** What is paid on to the wallets of members who have left goes on to the desk. */
export async function parkShares(
  tx: Transaction,
  run: RunRow,
  { way, shares, at }: Booked,
): Promise<TransferRequest[]> {
  const paidOn = shares.filter(share => share.hasEnded && paidOnOf(share, way) > 0n)
  const departed = await lockDeparted(
    tx,
    paidOn.map(({ member }) => member),
  )
  const transfers: TransferRequest[] = []
  for (const share of paidOn) {
    const name = departed.get(share.member)
    if (name === undefined) continue
    const transfer = await park(tx, {
      memberId: share.member,
      name,
      amount: money(run.currency, paidOnOf(share, way)),
      bankReference: `returns ${run.period} ${share.portfolio} of ${run.id}`,
      cameBy: 'bank',
      by: null,
      at,
    })
    transfers.push(transfer)
  }
  return transfers
}

/** What a portfolio that has ended passes on: the rest of a return, or a loss that is given back. */
const paidOnOf = ({ amountMinor, feeMinor }: BookableShare, way: RunWay) =>
  way === 'posting' ? amountMinor - feeMinor : -amountMinor
