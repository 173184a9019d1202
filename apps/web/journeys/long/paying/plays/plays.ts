import type { Kind } from '../outcomes.ts'
import { accountNumber } from './account-number.ts'
import { card } from './card.ts'
import type { Plays } from './play.ts'
import { receipt } from './receipt.ts'
import { wallet } from './wallet.ts'

export const plays: Readonly<Record<Kind, Plays>> = {
  card,
  'account number': accountNumber,
  receipt,
  wallet,
}
