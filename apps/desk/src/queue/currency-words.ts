import type { Currency } from '@kinfold/contract/money/currency'

export const currencyWords: Readonly<Record<Currency, string>> = { NGN: 'Naira', USD: 'Dollars' }
