import { type Currency, currencySymbols } from '../money/currency.ts'

const names: Readonly<Record<Currency, string>> = { NGN: 'Nigerian naira', USD: 'US dollar' }

/** A currency as a member chooses it. */
export const describeCurrency = (code: Currency) => ({
  code,
  name: names[code],
  symbol: currencySymbols[code],
})
