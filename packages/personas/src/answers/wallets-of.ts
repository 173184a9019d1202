import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Wallets } from '@kinfold/contract/wallet/get-wallets'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import { demoHistory } from '../history/demo-history.ts'
import { walletLines } from '../history/wallet-lines.ts'
import { isGlobal } from '../people/currencies-of.ts'
import type { Person } from '../people/person.ts'
import { demoWithdrawals } from '../withdrawals/demo-withdrawals.ts'
import { walletIdOf } from './transactions-of.ts'

const holding = ['pending', 'approved', 'in_batch']

function balanceMinor(person: Person, currency: Currency): bigint {
  return demoHistory.movements
    .filter(movement => movement.owner === person.key)
    .flatMap(walletLines)
    .filter(line => line.currency === currency)
    .reduce((sum, line) => sum + line.amount.minor, 0n)
}

function heldMinor(person: Person, currency: Currency): bigint {
  return demoWithdrawals
    .filter(({ owner, status }) => owner === person.key && holding.includes(status))
    .filter(({ amount }) => amount.currency === currency)
    .reduce((sum, { amount }) => sum + amount.minor, 0n)
}

function walletOf(person: Person, currency: Currency): Wallet {
  const balance = balanceMinor(person, currency)
  const held = heldMinor(person, currency)
  return {
    id: walletIdOf(person.key, currency),
    currency,
    balance: moneyToWire(money(currency, balance)),
    available: moneyToWire(money(currency, balance - held)),
    held: moneyToWire(money(currency, held)),
    owed: 0,
  }
}

/** What GET /wallet answers. */
export function walletsOf(person: Person): Wallets {
  return {
    ngn: isGlobal(person) ? null : walletOf(person, 'NGN'),
    usd: walletOf(person, 'USD'),
  }
}
