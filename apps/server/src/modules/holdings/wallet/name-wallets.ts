import type { Handle } from '../../../db/database.ts'
import type { Holder } from './read-wallets.ts'
import { wallet } from './wallet.tables.ts'

/** Gives a member's wallets the ids they go by outside; those that have one keep it. */
export async function nameWallets(
  { orm }: Handle,
  { memberId, currencies }: Holder,
): Promise<void> {
  // Always in the same order, so that two processes naming the same wallets can't deadlock.
  const names = currencies.toSorted().map(currency => ({ memberId, currency }))
  await orm.insert(wallet).values(names).onConflictDoNothing()
}
