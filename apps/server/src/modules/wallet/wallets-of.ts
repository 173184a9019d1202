import type { Currency } from '@kinfold/contract/money/currency'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Wallets } from '@kinfold/contract/wallet/get-wallets'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import type { Handle } from '../../db/database.ts'
import { type Holder, type NamedBalance, readWallets } from './read-wallets.ts'

/** A member's wallets in the currencies they hold, by the ledger. */
export async function walletsOf(handle: Handle, holder: Holder): Promise<Wallets> {
  const [found] = await readWallets(handle, [holder])
  const walletIn = (currency: Currency): Wallet => {
    const balance = found?.get(currency)
    if (balance === undefined) throw new Error(`member has no ${currency} wallet`)
    return walletAnswer(currency, balance)
  }
  return { ngn: holder.currencies.includes('NGN') ? walletIn('NGN') : null, usd: walletIn('USD') }
}

export function walletAnswer(
  currency: Currency,
  { id, balance, held, owed, available }: NamedBalance,
): Wallet {
  return {
    id,
    currency,
    balance: moneyToWire(balance),
    available: moneyToWire(available),
    held: moneyToWire(held),
    owed: moneyToWire(owed),
  }
}
