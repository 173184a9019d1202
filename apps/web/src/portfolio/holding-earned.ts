import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Holding } from './holding.ts'

/** What a holding earned after fees; with what was paid in and paid out it makes the value. */
export function earnedBy({ currency, returns, fees }: Holding): bigint {
  return moneyFromWire(currency, returns).minor + moneyFromWire(currency, fees).minor
}
