import { type Infer, nullable, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Wallet } from './wallet.ts'

export const Wallets = type({
  /** Null for a global member. */
  ngn: nullable(Wallet),
  usd: Wallet,
})
export type Wallets = Infer<typeof Wallets>

export const getWallets = endpoint({
  summary: 'The member’s wallets.',
  method: 'GET',
  path: '/wallet',
  access: 'member',
  response: Wallets,
})
