import type { Currency } from '@kinfold/contract/money/currency'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import { walletsOf } from '@kinfold/personas/answers/wallets-of'
import type { Person } from '@kinfold/personas/people/person'
import { found } from './found.ts'

function ownWallets(member: Person): readonly Wallet[] {
  const { ngn, usd } = walletsOf(member)
  return ngn ? [ngn, usd] : [usd]
}

export function findWallet(member: Person, id: string): Wallet | undefined {
  return ownWallets(member).find(wallet => wallet.id === id)
}

export function findWalletIn(member: Person, currency: Currency | undefined): Wallet | undefined {
  return ownWallets(member).find(wallet => wallet.currency === currency)
}

export const ownWallet = (member: Person, id: string): Wallet => found(ownWallets(member), id)
