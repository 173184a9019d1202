import type { Currency } from '@kinfold/contract/money/currency'
import type { Handle } from '../../db/database.ts'
import { walletOf } from '../../ledger/account-address.ts'
import { type Balance, balanceOf } from '../../ledger/read-balances.ts'
import { wallet } from './wallet.tables.ts'

type NamedBalance = Balance & { readonly id: string }
type Row = { currency: Currency; id: string | null; balance: bigint | null; held: bigint | null }

// Asked by every screen, so the names and what is in them come together.
const statement = {
  name: 'read-wallets',
  text: `
    SELECT asked.currency, wallet.id, account.balance, account.held
      FROM unnest($2::text[], $3::text[]) AS asked (currency, address)
      LEFT JOIN wallet ON wallet.member_id = $1 AND wallet.currency = asked.currency
      LEFT JOIN ledger.account ON account.address = asked.address`,
}

/** The member's wallets by currency. One that was never asked for before gets its name now. */
export async function readWallets(
  handle: Handle,
  memberId: string,
  currencies: readonly Currency[],
): Promise<ReadonlyMap<Currency, NamedBalance>> {
  const addresses = currencies.map(currency => walletOf(memberId, currency))
  const rows = await handle.query<Row>({ ...statement, values: [memberId, currencies, addresses] })
  const wallets = new Map<Currency, NamedBalance>()
  for (const { currency, id, balance, held } of rows) {
    if (id === null) continue
    wallets.set(currency, {
      id,
      ...balanceOf(currency, { balance: balance ?? 0n, held: held ?? 0n }),
    })
  }
  const missing = currencies.filter(currency => !wallets.has(currency))
  if (missing.length === 0) return wallets
  await handle.orm
    .insert(wallet)
    .values(missing.map(currency => ({ memberId, currency })))
    .onConflictDoNothing()
  return readWallets(handle, memberId, currencies)
}
