import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Wallets } from '@kinfold/contract/wallet/get-wallets'
import { readyMoney, type Uncleared } from '@kinfold/contract/wallet/ready-money'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import { demoHistory } from '../history/demo-history.ts'
import { walletLines } from '../history/wallet-lines.ts'
import { unclearedPaymentsOn } from '../payments/uncleared-payments.ts'
import { isGlobal } from '../people/currencies-of.ts'
import type { Person } from '../people/person.ts'
import { referenceDay } from '../reference-day.ts'
import { demoWithdrawals } from '../withdrawals/demo-withdrawals.ts'
import { walletIdOf } from './transactions-of.ts'

function balanceMinor(person: Person, currency: Currency): bigint {
  return demoHistory.movements
    .filter(movement => movement.owner === person.key)
    .flatMap(walletLines)
    .filter(line => line.currency === currency)
    .reduce((sum, line) => sum + line.amount.minor, 0n)
}

function heldMinor(person: Person, currency: Currency): bigint {
  return demoWithdrawals
    .filter(({ owner, status }) => owner === person.key && status === 'pending')
    .filter(({ amount }) => amount.currency === currency)
    .reduce((sum, { amount }) => sum + amount.minor, 0n)
}

const clearsOn = unclearedPaymentsOn(referenceDay)

function unclearedOf(person: Person): Uncleared[] {
  return demoHistory.movements.flatMap(movement => {
    const from = movement.kind === 'deposit' ? clearsOn.get(movement.paymentId) : undefined
    if (movement.kind !== 'deposit' || from === undefined || movement.owner !== person.key)
      return []
    return [{ amount: movement.credited, from, portfolio: undefined }]
  })
}

function walletOf(person: Person, currency: Currency): Wallet {
  const balance = balanceMinor(person, currency)
  const held = heldMinor(person, currency)
  const { ready, later } = readyMoney(money(currency, balance - held), unclearedOf(person))
  return {
    id: walletIdOf(person.key, currency),
    currency,
    balance: moneyToWire(money(currency, balance)),
    available: moneyToWire(money(currency, balance - held)),
    held: moneyToWire(money(currency, held)),
    owed: 0,
    ready: moneyToWire(ready),
    ready_later: later.map(({ amount, from }) => ({ amount: moneyToWire(amount), from })),
  }
}

/** What GET /wallet answers. */
export function walletsOf(person: Person): Wallets {
  return {
    ngn: isGlobal(person) ? null : walletOf(person, 'NGN'),
    usd: walletOf(person, 'USD'),
  }
}
