import { enums, type Infer } from 'superstruct'

export const currencies = ['NGN', 'USD'] as const
export const Currency = enums(currencies)
export type Currency = Infer<typeof Currency>

export const defaultCurrency: Currency = 'NGN'

/** Naira has its own sign; any other currency shows the dollar's. */
export const currencySymbols: Record<Currency, string> = { NGN: '₦', USD: '$' }
