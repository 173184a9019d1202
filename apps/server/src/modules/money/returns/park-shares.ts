import { money } from '@kinfold/contract/money/money'
import type { Transaction } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { type Balance, readBalances } from '../../../ledger/read-balances.ts'
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

/** What is paid on to the wallets of members who have left goes on to the desk; what they owe keeps it where it is. */
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
  if (departed.size === 0) return []
  const walletOfShare = ({ member }: BookableShare) => walletOf(member, run.currency)
  const wallets = await readBalances(tx, paidOn.map(walletOfShare))
  const transfers: TransferRequest[] = []
  for (const share of paidOn) {
    const name = departed.get(share.member)
    const wallet = wallets.get(walletOfShare(share))
    if (name === undefined || isOwing(wallet)) continue
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

/** They owe more than is left in it. */
const isOwing = (wallet: Balance | undefined) =>
  wallet !== undefined && wallet.owed.minor > wallet.balance.minor - wallet.held.minor
