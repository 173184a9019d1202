import type { Currency } from '@kinfold/contract/money/currency'
import { eq } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { wallet } from './wallet.tables.ts'

/** The member's wallets by currency. One that was never asked for before gets its name now. */
export async function walletIdsOf(
  handle: Handle,
  memberId: string,
  currencies: readonly Currency[],
): Promise<ReadonlyMap<Currency, string>> {
  const known = await readIds(handle, memberId)
  const missing = currencies.filter(currency => !known.has(currency))
  if (missing.length === 0) return known
  await handle.orm
    .insert(wallet)
    .values(missing.map(currency => ({ memberId, currency })))
    .onConflictDoNothing()
  return readIds(handle, memberId)
}

async function readIds(handle: Handle, memberId: string): Promise<Map<Currency, string>> {
  const rows = await handle.orm.select().from(wallet).where(eq(wallet.memberId, memberId))
  return new Map(rows.map(({ currency, id }) => [currency, id]))
}
