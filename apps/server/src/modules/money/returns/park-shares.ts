import { money } from '@kinfold/contract/money/money'
import type { Transaction } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { type Balance, readBalances } from '../../../ledger/read-balances.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import { lockWithoutWallet } from '../../base/person/lock-without-wallet.ts'
import { park } from '../parked/park.ts'
import type { BookableShare } from './lock-next-shares.ts'
import type { RunRow } from './lock-run.ts'
import type { RunWay } from './run-way.ts'

type Booked = {
  readonly way: RunWay
  readonly shares: readonly BookableShare[]
  readonly at: Date
}

/** What is paid on to wallets that their members can't open any more goes on to the desk, beyond what they owe. */
export async function parkShares(
  tx: Transaction,
  run: RunRow,
  { way, shares, at }: Booked,
): Promise<TransferRequest[]> {
  const paidOn = shares.filter(share => share.hasEnded && paidOnOf(share, way) > 0n)
  const without = await lockWithoutWallet(
    tx,
    paidOn.map(({ member }) => member),
    run.currency,
  )
  if (without.size === 0) return []
  const walletOfShare = ({ member }: BookableShare) => walletOf(member, run.currency)
  const wallets = await readBalances(tx, paidOn.map(walletOfShare))
  const transfers: TransferRequest[] = []
  const spare = new Map<string, bigint>()
  for (const share of paidOn) {
    const { member } = share
    const name = without.get(member)
    if (name === undefined) continue
    const came = paidOnOf(share, way)
    const left = (spare.get(member) ?? spareIn(wallets.get(walletOfShare(share)))) + came
    const isAll = left >= came
    const minor = isAll ? came : left
    spare.set(member, minor > 0n ? left - minor : left)
    if (minor <= 0n) continue
    const { movement } = await park(tx, {
      memberId: member,
      name,
      amount: money(run.currency, minor),
      bankReference: `returns ${run.period} ${share.portfolio} of ${run.id}`,
      cameBy: 'bank',
      by: null,
      at,
    })
    transfers.push(movement)
  }
  return transfers
}

/** What a portfolio that has ended passes on: the rest of a return, or a loss that is given back. */
const paidOnOf = ({ amountMinor, feeMinor }: BookableShare, way: RunWay) =>
  way === 'posting' ? amountMinor - feeMinor : -amountMinor

/** What is in it beyond what they owe; below zero where that is more. */
const spareIn = (wallet: Balance | undefined) =>
  wallet === undefined ? 0n : wallet.balance.minor - wallet.held.minor - wallet.owed.minor
