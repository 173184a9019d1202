import type { Currency } from '@kinfold/contract/money/currency'
import { type ReadyMoney, readyMoney, type Uncleared } from '@kinfold/contract/wallet/ready-money'
import type { Handle } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { type Balance, balanceOf } from '../../../ledger/read-balances.ts'
import { type UnclearedRow, unclearedColumn, unclearedOf } from './uncleared-money.ts'

export type Holder = { readonly memberId: string; readonly currencies: readonly Currency[] }
export type ReadyBalance = Balance & ReadyMoney & { readonly uncleared: readonly Uncleared[] }
export type NamedBalance = ReadyBalance & { readonly id: string }

type Row = {
  currency: Currency
  id: string
  balance: bigint
  held: bigint
  owed: bigint
  uncleared: readonly UnclearedRow[] | null
}

// Every screen asks, so ids and balances come in one statement.
const statement = {
  name: 'read-wallets',
  text: `
    SELECT wallet.currency, wallet.id, coalesce(account.balance, 0) AS balance,
           coalesce(account.held, 0) AS held, coalesce(account.owed, 0) AS owed,
           ${unclearedColumn({ member: '$1', now: '$4' })} AS uncleared
      FROM unnest($2::text[], $3::text[]) AS asked (currency, address)
      JOIN wallet ON wallet.member_id = $1 AND wallet.currency = asked.currency
      LEFT JOIN ledger.account ON account.address = asked.address`,
}

/** A balance with what of it can be withdrawn. */
export function readyBalanceOf(
  balance: Balance,
  rows: readonly UnclearedRow[] | null,
): ReadyBalance {
  const uncleared = unclearedOf(rows)
  return { ...balance, ...readyMoney(balance.available, uncleared), uncleared }
}

/** A member's wallets by currency as they are at a moment of real time, without those that have no id yet. */
export async function readWallets(
  handle: Handle,
  { memberId, currencies }: Holder,
  now: Date,
): Promise<ReadonlyMap<Currency, NamedBalance>> {
  const addresses = currencies.map(currency => walletOf(memberId, currency))
  const rows = await handle.query<Row>({
    ...statement,
    values: [memberId, currencies, addresses, now],
  })
  return new Map(
    rows.map(({ currency, id, uncleared, ...amounts }) => [
      currency,
      { id, ...readyBalanceOf(balanceOf(currency, amounts), uncleared) },
    ]),
  )
}
