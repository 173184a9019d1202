import type { Currency } from '@kinfold/contract/money/currency'
import type { Handle } from '../../db/database.ts'
import { walletOf } from '../../ledger/account-address.ts'
import { type Balance, balanceOf } from '../../ledger/read-balances.ts'

export type Holder = { readonly memberId: string; readonly currencies: readonly Currency[] }
export type NamedBalance = Balance & { readonly id: string }

type Row = {
  currency: Currency
  id: string
  balance: bigint
  held: bigint
  owed: bigint
}

// Every screen asks, so ids and balances come in one statement.
const statement = {
  name: 'read-wallets',
  text: `
    SELECT wallet.currency, wallet.id, coalesce(account.balance, 0) AS balance,
           coalesce(account.held, 0) AS held, coalesce(account.owed, 0) AS owed
      FROM unnest($2::text[], $3::text[]) AS asked (currency, address)
      JOIN wallet ON wallet.member_id = $1 AND wallet.currency = asked.currency
      LEFT JOIN ledger.account ON account.address = asked.address`,
}

/** A member's wallets by currency, without those that have no id yet. */
export async function readWallets(
  handle: Handle,
  { memberId, currencies }: Holder,
): Promise<ReadonlyMap<Currency, NamedBalance>> {
  const addresses = currencies.map(currency => walletOf(memberId, currency))
  const rows = await handle.query<Row>({ ...statement, values: [memberId, currencies, addresses] })
  return new Map(
    rows.map(({ currency, id, ...amounts }) => [currency, { id, ...balanceOf(currency, amounts) }]),
  )
}
