// Whose token it is and what is in their wallets, asked in one statement: every screen shows the balance.
import type { Currency } from '@kinfold/contract/money/currency'
import type { Wallets } from '@kinfold/contract/wallet/get-wallets'
import type { SignedIn } from '../../http/call.ts'
import type { FindCaller } from '../../http/route.ts'
import { walletOf } from '../../ledger/account-address.ts'
import { balanceOf } from '../../ledger/read-balances.ts'
import type { Services } from '../../services.ts'
import { createFindCallerWith } from '../session/find-caller.ts'
import { walletAnswer } from './wallets-of.ts'

/** Without wallets where one has yet to get its name. */
type Holder = SignedIn & { readonly wallets: Wallets | undefined }

type Amount = bigint | null
type Row = {
  readonly ngn_id: string | null
  readonly ngn_balance: Amount
  readonly ngn_held: Amount
  readonly ngn_owed: Amount
  readonly usd_id: string | null
  readonly usd_balance: Amount
  readonly usd_held: Amount
  readonly usd_owed: Amount
}

const columnsOf = (wallet: string) =>
  `, ${wallet}.id AS ${wallet}_id${['balance', 'held', 'owed']
    .map(amount => `, ${wallet}_account.${amount} AS ${wallet}_${amount}`)
    .join('')}`

const joinsOf = (wallet: string, currency: Currency) => `
  LEFT JOIN wallet ${wallet} ON ${wallet}.member_id = m.id AND ${wallet}.currency = '${currency}'
  LEFT JOIN ledger.account ${wallet}_account
    ON ${wallet}_account.address = '${walletOf("' || m.id || '", currency)}'`

export function createFindHolder(services: Services): FindCaller<Holder> {
  return createFindCallerWith(services, {
    statement: 'find-holders',
    columns: columnsOf('ngn') + columnsOf('usd'),
    joins: joinsOf('ngn', 'NGN') + joinsOf('usd', 'USD'),
    read: (row: Row, { currencies }) => ({ wallets: walletsIn(row, currencies) }),
  })
}

function walletsIn(row: Row, currencies: readonly Currency[]): Wallets | undefined {
  const usd = walletIn('USD', row.usd_id, [row.usd_balance, row.usd_held, row.usd_owed])
  if (usd === undefined) return undefined
  if (!currencies.includes('NGN')) return { ngn: null, usd }
  const ngn = walletIn('NGN', row.ngn_id, [row.ngn_balance, row.ngn_held, row.ngn_owed])
  return ngn && { ngn, usd }
}

type Amounts = readonly [balance: Amount, held: Amount, owed: Amount]

function walletIn(currency: Currency, id: string | null, [balance, held, owed]: Amounts) {
  if (id === null) return undefined
  const amounts = balanceOf(currency, {
    balance: balance ?? 0n,
    held: held ?? 0n,
    owed: owed ?? 0n,
  })
  return walletAnswer(currency, { id, ...amounts })
}
