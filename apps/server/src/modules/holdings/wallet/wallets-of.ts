import type { Currency } from '@kinfold/contract/money/currency'
import type { Wallets } from '@kinfold/contract/wallet/get-wallets'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import type { Handle } from '../../../db/database.ts'
import { describeWallet } from './describe-wallet.ts'
import { nameWallets } from './name-wallets.ts'
import { type Holder, readWallets } from './read-wallets.ts'

/** A member's wallets in the currencies they hold. One that nobody has asked for before gets its id now. */
export async function walletsOf(handle: Handle, holder: Holder, now: Date): Promise<Wallets> {
  let found = await readWallets(handle, holder, now)
  if (found.size < holder.currencies.length) {
    await nameWallets(handle, holder)
    found = await readWallets(handle, holder, now)
  }
  const walletIn = (currency: Currency): Wallet => {
    const balance = found.get(currency)
    if (balance === undefined) throw new Error(`member has no ${currency} wallet`)
    return describeWallet(currency, balance)
  }
  return { ngn: holder.currencies.includes('NGN') ? walletIn('NGN') : null, usd: walletIn('USD') }
}
