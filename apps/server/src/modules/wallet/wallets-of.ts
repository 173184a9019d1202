import type { Currency } from '@kinfold/contract/money/currency'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Wallets } from '@kinfold/contract/wallet/get-wallets'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import type { Handle } from '../../db/database.ts'
import { walletOf } from '../../ledger/account-address.ts'
import { type Balance, readBalances } from '../../ledger/read-balances.ts'
import { currenciesOf } from '../account/currencies-of.ts'
import { walletIdsOf } from './wallet-ids-of.ts'

/** A member's wallets, by the ledger. */
export async function walletsOf(handle: Handle, member: string): Promise<Wallets> {
  const currencies = await currenciesOf(handle, member)
  const ids = await walletIdsOf(handle, member, currencies)
  const balances = await readBalances<Currency>(
    handle,
    currencies.map(currency => walletOf(member, currency)),
  )
  const describe = (currency: Currency): Wallet => {
    const id = ids.get(currency)
    const balance = balances.get(walletOf(member, currency))
    if (id === undefined || balance === undefined) throw new Error(`no ${currency} wallet`)
    return walletAnswer(id, currency, balance)
  }
  return { ngn: currencies.includes('NGN') ? describe('NGN') : null, usd: describe('USD') }
}

function walletAnswer(
  id: string,
  currency: Currency,
  { balance, held, available }: Balance,
): Wallet {
  return {
    id,
    currency,
    balance: moneyToWire(balance),
    available: moneyToWire(available),
    held: moneyToWire(held),
  }
}
