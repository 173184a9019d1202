import { type Money, money } from '@kinfold/contract/money/money'
import { addMoney } from '@kinfold/contract/money/money-arithmetic'
import type { RefundWay } from '@kinfold/contract/operator/refund/refund'
import {
  type AccountAddress,
  bankAccount,
  portfolioAccount,
  receivingAccount,
  walletOf,
} from '../../../ledger/account-address.ts'
import type { Services } from '../../services.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { providerNamed } from '../payment/provider-named.ts'
import type { refund } from './refund.tables.ts'

export type RefundRow = typeof refund.$inferSelect

/** What the contract's rules about refunds want to know of a payment. */
export const factsOf = (paid: PaymentRow) => ({
  status: paid.status,
  amount: money(paid.currency, paid.amountMinor),
  refunded: money(paid.currency, paid.refundedMinor),
  paidCurrency: paid.paidCurrency,
})

/** What its payer gets: the part of the payment, with the part of its fee. */
export function givenBack(paid: PaymentRow, { amountMinor, feeMinor }: RefundRow): Money {
  return addMoney(money(paid.currency, amountMinor), money(paid.currency, feeMinor))
}

/** By its provider, where that took one charge for it and still takes the club's payments. */
export function wayOf(services: Services, paid: PaymentRow): RefundWay {
  if (paid.gateway === 'wallet') return 'wallet'
  // An operator found it on the bank statement, whatever way it was expected.
  const isItsProviders = paid.receivedOn === null && paid.chargeId !== null
  return isItsProviders && providerNamed(services, paid.provider) !== undefined
    ? 'provider'
    : 'hand'
}

export function whereItWent(paid: PaymentRow): AccountAddress {
  const { portfolioId, walletId, memberId, currency } = paid
  // With both, it could not go into the portfolio.
  if (portfolioId === null || walletId !== null) return walletOf(memberId, currency)
  return portfolioAccount(portfolioId, currency)
}

/** Where the refund leaves the club. */
export function whereItGoes(
  { gateway, memberId, currency }: PaymentRow,
  way: RefundWay,
): AccountAddress {
  switch (way) {
    case 'wallet':
      return walletOf(memberId, currency)
    case 'hand':
      return bankAccount(currency)
    case 'provider':
      return receivingAccount(gateway, currency)
  }
}
