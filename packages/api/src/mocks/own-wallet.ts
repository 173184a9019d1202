import type { Wallet } from '@kinfold/contract/wallet/wallet'
import { walletsOf } from '@kinfold/personas/answers/wallets-of'
import type { Person } from '@kinfold/personas/people/person'
import { found } from './found.ts'

export function ownWallet(member: Person, id: string): Wallet {
  const { ngn, usd } = walletsOf(member)
  return found(ngn ? [ngn, usd] : [usd], id)
}
