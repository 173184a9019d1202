import type { Currency } from '@kinfold/contract/money/currency'
import type { PayoutWay } from '@kinfold/contract/operator/payout-batch/payout-batch'
import { bankAccount, clearingOf } from '../../../ledger/account-address.ts'

/** Where the money of a payout leaves the club, and comes back to: the bank, or what the provider of transfers holds. */
export const paidFrom = (way: PayoutWay, currency: Currency) =>
  way === 'file' ? bankAccount(currency) : clearingOf('transfer', currency)
