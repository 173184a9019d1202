import type { Currency } from '@kinfold/contract/money/currency'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Wallets } from '@kinfold/contract/wallet/get-wallets'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import { askTogether } from '../../db/ask-together.ts'
import type { Database, Handle } from '../../db/database.ts'
import type { Balance } from '../../ledger/read-balances.ts'
import { type Holder, type NamedBalances, readWallets } from './read-wallets.ts'

/** A member's wallets in the currencies they hold, by the ledger. */
export async function walletsOf(handle: Handle, holder: Holder): Promise<Wallets> {
  const [found] = await readWallets(handle, [holder])
  return answerOf(found, holder)
}

/** The same for the members themselves, who ask for it on every screen. */
export function createWalletsOf(db: Database): (holder: Holder) => Promise<Wallets> {
  const find = askTogether((holders: readonly Holder[]) => readWallets(db, holders))
  return async holder => answerOf(await find(holder), holder)
}

function answerOf(wallets: NamedBalances | undefined, { currencies }: Holder): Wallets {
  const describe = (currency: Currency): Wallet => {
    const found = wallets?.get(currency)
    if (found === undefined) throw new Error(`no ${currency} wallet`)
    return walletAnswer(found.id, currency, found)
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
