import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import type { Handle } from '../db/database.ts'
import { ledgerError } from './ledger-error.ts'

// What the member was shown and agreed to. One transfer uses it, and moves exactly these amounts.
export type Quote<From extends Currency = Currency, To extends Currency = Currency> = {
  readonly id: string
  // Which of the two amounts the member named; the other follows from the rate. Rounding favours the
  // club: the amount bought is rounded down, the amount sold is rounded up.
  readonly named: 'sold' | 'bought'
  readonly sold: Money<From>
  readonly bought: Money<To>
  readonly fee: Money<From>
  // Naira for a dollar as decimal text, and when that rate was set.
  readonly rate: string
  readonly rateSetAt: Date
  // For the use-case: a payment that was started holds its quote until its checkout expires.
  readonly expiresAt: Date
}

// Called before the conversion that names it. Keeping the same quote again changes nothing; the database
// refuses one that doesn't add up.
export async function keepQuote(handle: Handle, quote: Quote): Promise<void> {
  const { id, named, sold, bought, fee, rate, rateSetAt, expiresAt } = quote
  try {
    await handle.query({
      text: 'SELECT ledger.keep_quote($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
      values: [
        id,
        named,
        sold.currency,
        sold.minor,
        bought.currency,
        bought.minor,
        fee.minor,
        rate,
        rateSetAt,
        expiresAt,
      ],
    })
  } catch (error) {
    throw ledgerError(error) ?? error
  }
}
