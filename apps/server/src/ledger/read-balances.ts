import type { Currency } from '@kinfold/contract/money/currency'
import { type Money, money } from '@kinfold/contract/money/money'
import type { Handle } from '../db/database.ts'
import { type AccountAddress, currencyOf, rowsOf } from './account-address.ts'

export type Balance<C extends Currency = Currency> = {
  readonly balance: Money<C>
  readonly held: Money<C>
  // What the member owes the club in this currency, on a wallet.
  readonly owed: Money<C>
  // What can be spent or withdrawn now: zero when more is owed than is left.
  readonly available: Money<C>
}

type Amounts = { readonly balance: bigint; readonly held: bigint; readonly owed: bigint }
type Row = Amounts & { readonly address: string }

// An account that has never received money is not open yet and reads as zero.
export async function readBalances<C extends Currency>(
  handle: Handle,
  addresses: readonly AccountAddress<C>[],
): Promise<Map<AccountAddress<C>, Balance<C>>> {
  const rows = await handle.query<Row>({
    name: 'ledger-balances',
    text: `SELECT split_part(address, '#', 1) AS address, sum(balance)::int8 AS balance, sum(held)::int8 AS held,
        sum(owed)::int8 AS owed
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
  return balanceOf(currencyOf(address), row ?? { balance: 0n, held: 0n, owed: 0n })
}

export function balanceOf<C extends Currency>(
  currency: C,
  { balance, held, owed }: Amounts,
): Balance<C> {
  const free = balance - held
  const spendable = owed > 0n && free < owed ? 0n : free - owed
  return {
    balance: money(currency, balance),
    held: money(currency, held),
    owed: money(currency, owed),
    available: money(currency, spendable),
  }
}
