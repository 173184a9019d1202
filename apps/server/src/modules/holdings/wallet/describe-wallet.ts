import type { Currency } from '@kinfold/contract/money/currency'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import type { NamedBalance } from './read-wallets.ts'

export function describeWallet(
  currency: Currency,
  { id, balance, held, owed, available, ready, later }: NamedBalance,
): Wallet {
  return {
    id,
    currency,
    balance: moneyToWire(balance),
    available: moneyToWire(available),
    held: moneyToWire(held),
    owed: moneyToWire(owed),
    ready: moneyToWire(ready),
    ready_later: later.map(({ amount, from }) => ({ amount: moneyToWire(amount), from })),
  }
}
