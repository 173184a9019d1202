import { currencyWords } from '../../queue/currency-words.ts'

export const statusChoices = ['pending', 'approved', 'in_batch', 'paid', 'failed', 'any'] as const
type StatusChoice = (typeof statusChoices)[number]

export const statusChoiceWords: Readonly<Record<StatusChoice, string>> = {
  pending: 'Waiting',
  approved: 'Approved',
  in_batch: 'In a batch',
  paid: 'Paid',
  failed: 'Not paid',
  any: 'All',
}

export const currencyChoices = ['any', 'NGN', 'USD'] as const
type CurrencyChoice = (typeof currencyChoices)[number]

export const currencyChoiceWords: Readonly<Record<CurrencyChoice, string>> = {
  any: 'Both',
  ...currencyWords,
}
