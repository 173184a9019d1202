import type { Currency } from './currency.ts'

/** An amount in the currency's smallest unit, kobo or cents. Both currencies have a hundred to the one. */
export interface Money<C extends Currency = Currency> {
  readonly currency: C
  readonly minor: bigint
}

export function money<C extends Currency>(currency: C, minor: bigint): Money<C> {
  return { currency, minor }
}

export function zero<C extends Currency>(currency: C): Money<C> {
  return { currency, minor: 0n }
}
