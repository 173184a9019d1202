import type { Currency } from '../money/currency.ts'
import type { Wallets } from './get-wallets.ts'
import type { Wallet } from './wallet.ts'

/** Undefined until they are known, and for what a member doesn't hold. */
export function walletIn(wallets: Wallets | undefined, currency: Currency): Wallet | undefined {
  return (currency === 'USD' ? wallets?.usd : wallets?.ngn) ?? undefined
}
