import type { Currency } from '@kinfold/contract/money/currency'
import { type Money, money } from '@kinfold/contract/money/money'
import type { Handle } from '../db/database.ts'
import { type AccountAddress, rowsOf } from './account-address.ts'

export type Balance<C extends Currency = Currency> = {
  readonly balance: Money<C>
  readonly held: Money<C>
  // What may be spent or withdrawn now.
  readonly available: Money<C>
}

type Row = { address: string; balance: bigint; held: bigint }

// An account that no money has ever reached is not opened yet and reads as zero.
export async function readBalances<C extends Currency>(
  handle: Handle,
  addresses: readonly AccountAddress<C>[],
): Promise<Map<AccountAddress<C>, Balance<C>>> {
  const rows = await handle.query<Row>({
    name: 'ledger-balances',
    text: `SELECT split_part(address, '#', 1) AS address, sum(balance)::int8 AS balance, sum(held)::int8 AS held
      FROM ledger.account WHERE address = ANY($1) GROUP BY 1`,
    values: [addresses.flatMap(rowsOf)],
  })
  const found = new Map(rows.map(row => [row.address, row]))
  return new Map(addresses.map(address => [address, toBalance(address, found.get(address))]))
}

export async function readBalance<C extends Currency>(
  handle: Handle,
  address: AccountAddress<C>,
): Promise<Balance<C>> {
  const balances = await readBalances(handle, [address])
  return balances.get(address) ?? toBalance(address, undefined)
}

function toBalance<C extends Currency>(address: AccountAddress<C>, row?: Row): Balance<C> {
  return balanceOf(currencyOf(address), row ?? { balance: 0n, held: 0n })
}

export function balanceOf<C extends Currency>(
  currency: C,
  { balance, held }: { readonly balance: bigint; readonly held: bigint },
): Balance<C> {
  return {
    balance: money(currency, balance),
    held: money(currency, held),
    available: money(currency, balance - held),
  }
}

function currencyOf<C extends Currency>(address: AccountAddress<C>): C {
  // The type of an address ends with its currency; a split forgets that.
  return address.slice(address.lastIndexOf(':') + 1) as C
}
