import type { Currency } from '@kinfold/contract/money/currency'
import type { Handle } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { readBalances } from '../../../ledger/read-balances.ts'
import type { wallet } from '../../holdings/wallet/wallet.tables.ts'

export type Standing = {
  readonly wallet_id: string
  readonly currency: Currency
  readonly balance_minor: bigint
  readonly available_minor: bigint
}

/** What is in each wallet. */
export async function* readStandings(
  handle: Handle,
  wallets: readonly (typeof wallet.$inferSelect)[],
): AsyncGenerator<readonly Standing[]> {
  const addresses = wallets.map(({ memberId, currency }) => walletOf(memberId, currency))
  const standings = await readBalances(handle, addresses)
  yield wallets.map(({ id, memberId, currency }) => {
    const standing = standings.get(walletOf(memberId, currency))
    return {
      wallet_id: id,
      currency,
      balance_minor: standing?.balance.minor ?? 0n,
      available_minor: standing?.available.minor ?? 0n,
    }
  })
}
