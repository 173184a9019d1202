// Reads the caller and their wallets in one statement: every screen shows the balance.
import type { Currency } from '@kinfold/contract/money/currency'
import type { Wallets } from '@kinfold/contract/wallet/get-wallets'
import type { SignedIn } from '../../../calls/call.ts'
import type { FindCaller } from '../../../calls/route.ts'
import { balanceOf } from '../../../ledger/read-balances.ts'
import { createFindCallerWith } from '../../people/session/find-caller.ts'
import type { Services } from '../../services.ts'
import { describeWallet } from './describe-wallet.ts'
import { readyBalanceOf } from './read-wallets.ts'
import { type UnclearedRow, unclearedColumn } from './uncleared-money.ts'

/** Without wallets when one of them has no id yet. */
export type CallerWithWallets = SignedIn & { readonly wallets: Wallets | undefined }

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
  readonly uncleared: readonly UnclearedRow[] | null
}

const columns = `,
  ngn.id AS ngn_id, ngn_account.balance AS ngn_balance, ngn_account.held AS ngn_held, ngn_account.owed AS ngn_owed,
  usd.id AS usd_id, usd_account.balance AS usd_balance, usd_account.held AS usd_held, usd_account.owed AS usd_owed,
  ${unclearedColumn({ member: 'm.id', now: '$2' })} AS uncleared`

// The ledger's addresses of wallets, as walletOf writes them.
const joins = `
  LEFT JOIN wallet ngn ON ngn.member_id = m.id AND ngn.currency = 'NGN'
  LEFT JOIN ledger.account ngn_account ON ngn_account.address = 'wallet:' || m.id || ':NGN'
  LEFT JOIN wallet usd ON usd.member_id = m.id AND usd.currency = 'USD'
  LEFT JOIN ledger.account usd_account ON usd_account.address = 'wallet:' || m.id || ':USD'`

export function createFindCallerWithWallets(services: Services): FindCaller<CallerWithWallets> {
  return createFindCallerWith(services, {
    statement: 'find-callers-with-wallets',
    columns,
    joins,
    read: (row: Row, { currencies }) => ({ wallets: walletsIn(row, currencies) }),
  })
}

function walletsIn(row: Row, currencies: readonly Currency[]): Wallets | undefined {
  const { uncleared } = row
  const usd = walletIn('USD', row.usd_id, [row.usd_balance, row.usd_held, row.usd_owed], uncleared)
  if (usd === undefined) return undefined
  if (!currencies.includes('NGN')) return { ngn: null, usd }
  const ngn = walletIn('NGN', row.ngn_id, [row.ngn_balance, row.ngn_held, row.ngn_owed], uncleared)
  return ngn && { ngn, usd }
}

type Amounts = readonly [balance: Amount, held: Amount, owed: Amount]

function walletIn(
  currency: Currency,
  id: string | null,
  [balance, held, owed]: Amounts,
  uncleared: Row['uncleared'],
) {
  if (id === null) return undefined
  const amounts = balanceOf(currency, {
    balance: balance ?? 0n,
    held: held ?? 0n,
    owed: owed ?? 0n,
  })
  return describeWallet(currency, { id, ...readyBalanceOf(amounts, uncleared) })
}
