import type { Currency } from '@kinfold/contract/money/currency'

/** As the heading of what one has in it. */
export const currencyNouns: Readonly<Record<Currency, string>> = { NGN: 'Naira', USD: 'Dollars' }
