import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import type { Handle } from '../db/database.ts'
import { ledgerError } from './ledger-error.ts'

// What the member was shown and agreed to. It is used by one transfer, which moves exactly this.
export type Quote<From extends Currency = Currency, To extends Currency = Currency> = {
  readonly id: string
  // Which of the two amounts the member named; the other follows from the rate. The last kobo or cent
  // is the club's: what is bought is rounded down, what is sold is rounded up.
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

// Before the conversion that names it. The same quote again changes nothing; the database refuses one
// that doesn't add up.
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
