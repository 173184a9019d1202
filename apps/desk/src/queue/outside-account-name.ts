import type { Currency } from '@kinfold/contract/money/currency'
import type { Reconciliation } from '@kinfold/contract/operator/reconciliation/reconciliation'
import { providerNames } from './provider-names.ts'

const currencyWords: Readonly<Record<Currency, string>> = { NGN: 'naira', USD: 'dollars' }

/** An account outside, as the desk calls it. */
export const outsideAccountName = ({ gateway, currency }: Reconciliation): string =>
  `${gateway === null ? 'Bank' : providerNames[gateway]}, ${currencyWords[currency]}`
