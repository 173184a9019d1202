import type { Currency } from '../money/currency.ts'
import { type Money, money } from '../money/money.ts'

type Standing = { readonly balance: Money; readonly held: Money; readonly owed: Money }

/**
 * What a member owes beyond what is left in their wallets, in the first currency where it is so. Money in another
 * currency doesn't cover it, and neither does what is promised to a withdrawal.
 */
export function uncoveredDebt(wallets: Iterable<Standing>): Money<Currency> | undefined {
  for (const { balance, held, owed } of wallets) {
    const uncovered = owed.minor - (balance.minor - held.minor)
    if (owed.minor > 0n && uncovered > 0n) return money(owed.currency, uncovered)
  }
  return undefined
}
