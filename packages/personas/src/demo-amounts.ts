import type { Money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'

export const naira = (amount: number): Money<'NGN'> => moneyFromWire('NGN', amount)
export const dollars = (amount: number): Money<'USD'> => moneyFromWire('USD', amount)
