import { type Currency, currencies } from '@kinfold/contract/money/currency'
import type { PaymentStatus } from '@kinfold/contract/payment/payment-status'

export const statusChoices = ['pending_confirmation', 'succeeded', 'failed', 'any'] as const
type StatusChoice = (typeof statusChoices)[number]

export const currencyChoices = ['any', ...currencies] as const
type CurrencyChoice = (typeof currencyChoices)[number]

export const statusChoiceWords: Readonly<Record<StatusChoice, string>> = {
  pending_confirmation: 'Waiting',
  succeeded: 'Confirmed',
  failed: 'Rejected',
  any: 'All',
}

const ofCurrencies: Readonly<Record<Currency, string>> = { NGN: 'Naira', USD: 'Dollars' }

export const currencyChoiceWords: Readonly<Record<CurrencyChoice, string>> = {
  any: 'Both',
  ...ofCurrencies,
}

/** What became of a transfer. */
export const statusWords: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Not sent yet',
  pending_confirmation: 'Waiting',
  succeeded: 'Confirmed',
  failed: 'Rejected',
  expired: 'Expired',
  cancelled: 'Given up by the member',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
  charged_back: 'Charged back',
}
