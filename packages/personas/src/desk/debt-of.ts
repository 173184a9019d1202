import type { Money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { uncoveredDebt } from '@kinfold/contract/wallet/uncovered-debt'
import { walletsOf } from '../answers/wallets-of.ts'
import type { Person } from '../people/person.ts'

/** What a person owes beyond what is left in their wallets. */
export function debtOf(person: Person): Money | undefined {
  const { ngn, usd } = walletsOf(person)
  return uncoveredDebt(
    [ngn, usd]
      .filter(wallet => wallet !== null)
      .map(({ currency, balance, held, owed }) => ({
        balance: moneyFromWire(currency, balance),
        held: moneyFromWire(currency, held),
        owed: moneyFromWire(currency, owed),
      })),
  )
}
