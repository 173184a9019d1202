import type { Currency } from '@kinfold/contract/money/currency'
import type { Handle } from '../../db/database.ts'
import { walletOf } from '../../ledger/account-address.ts'
import { type Balance, balanceOf } from '../../ledger/read-balances.ts'
import { wallet } from './wallet.tables.ts'

export type Holder = { readonly memberId: string; readonly currencies: readonly Currency[] }
export type NamedBalance = Balance & { readonly id: string }
export type NamedBalances = ReadonlyMap<Currency, NamedBalance>

type Row = {
  turn: number
  currency: Currency
  id: string | null
  balance: bigint | null
  held: bigint | null
  owed: bigint | null
}

// Asked by every screen, so the names and what is in them come together.
const statement = {
  name: 'read-wallets',
  text: `
    SELECT asked.turn, asked.currency, wallet.id, account.balance, account.held,
           account.owed
      FROM unnest($1::int4[], $2::uuid[], $3::text[], $4::text[])
           AS asked (turn, member_id, currency, address)
      LEFT JOIN wallet ON wallet.member_id = asked.member_id AND wallet.currency = asked.currency
      LEFT JOIN ledger.account ON account.address = asked.address`,
}

/** Each holder's wallets by currency. One that was never asked for before gets its name now. */
export async function readWallets(
  handle: Handle,
  holders: readonly Holder[],
): Promise<readonly NamedBalances[]> {
  const asked = holders.flatMap(({ memberId, currencies }, turn) =>
    currencies.map(currency => ({ turn, memberId, currency })),
  )
  const rows = await handle.query<Row>({
    ...statement,
    values: [
      asked.map(({ turn }) => turn),
      asked.map(({ memberId }) => memberId),
      asked.map(({ currency }) => currency),
      asked.map(({ memberId, currency }) => walletOf(memberId, currency)),
    ],
  })
  const wallets = holders.map(() => new Map<Currency, NamedBalance>())
  for (const { turn, currency, id, balance, held, owed } of rows) {
    if (id === null) continue
    const amounts = balanceOf(currency, {
      balance: balance ?? 0n,
      held: held ?? 0n,
      owed: owed ?? 0n,
    })
    wallets[turn]?.set(currency, { id, ...amounts })
  }
  const unnamed = asked.filter(({ turn, currency }) => wallets[turn]?.has(currency) !== true)
  if (unnamed.length === 0) return wallets
  // In one order everywhere, so that two processes naming the same wallets can't wait for each other.
  const names = unnamed
    .map(({ memberId, currency }) => ({ memberId, currency }))
    .sort((a, b) => compare(a.memberId, b.memberId) || compare(a.currency, b.currency))
  await handle.orm.insert(wallet).values(names).onConflictDoNothing()
  return readWallets(handle, holders)
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
