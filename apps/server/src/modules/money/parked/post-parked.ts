import { type Money, money, zero } from '@kinfold/contract/money/money'
import { addMoney, compareMoney } from '@kinfold/contract/money/money-arithmetic'
import type { Transaction } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { LedgerError } from '../../../ledger/ledger-error.ts'
import { postAll } from '../../../ledger/post-all.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { type Parked, park, type Stranded } from './park.ts'

type Back = Parameters<typeof postAll>[1][number]

/**
 * Books what came back for a member who can't open its wallet any more, and that it goes on to the desk. As much as they
 * owe stays in their wallet, where the desk takes it for that; what they owe no more goes on with it. Answers what waits there now.
 */
export async function postParked(
  tx: Transaction,
  back: Back,
  stranded: Stranded,
  forgiven: Money = zero(stranded.amount.currency),
): Promise<readonly string[]> {
  const parts = await beyondDebt(tx, stranded, forgiven)
  try {
    return await tx.savepoint(async inner => {
      const parked: Parked[] = []
      for (const part of parts) parked.push(await park(inner, part))
      await postAll(inner, [back, ...parked.map(({ movement }) => movement)])
      return parked.map(({ id }) => id)
    })
  } catch (error) {
    // They owe more since this was read.
    if (!(error instanceof LedgerError) || error.code !== 'insufficient-funds') throw error
    await postAll(tx, [back])
    return []
  }
}

/** Of what came, and of what was kept in the wallet for a debt until now: that is nobody's word who ends the debt. */
async function beyondDebt(
  tx: Transaction,
  stranded: Stranded,
  forgiven: Money,
): Promise<readonly Stranded[]> {
  const { memberId, amount: came } = stranded
  const { balance, held, owed } = await readBalance(tx, walletOf(memberId, came.currency))
  const kept = money(came.currency, balance.minor - held.minor - owed.minor + forgiven.minor)
  const parts: readonly Stranded[] = [
    { ...stranded, amount: least(came, addMoney(kept, came)) },
    { ...stranded, cameBy: 'bank', by: null, amount: least(forgiven, kept) },
  ]
  return parts.filter(({ amount }) => amount.minor > 0n)
}

const least = (one: Money, other: Money) => (compareMoney(one, other) < 0 ? one : other)
