import { carriedDay } from '@kinfold/contract/wallet/ready-money'
import { RefusedError, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { portfolioAccount, walletOf } from '../../../ledger/account-address.ts'
import { LedgerError } from '../../../ledger/ledger-error.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { post } from '../../../ledger/post.ts'
import { contributeFromWallet } from '../../../ledger/recipes/contribute-from-wallet.ts'
import { convertCurrency } from '../../../ledger/recipes/convert-currency.ts'
import { topUpPortfolio } from '../../../ledger/recipes/top-up-portfolio.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import { readWallets } from '../../holdings/wallet/read-wallets.ts'
import type { Services } from '../../services.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { ledgerQuote } from './ledger-quote.ts'
import { quoteFigures } from './quote-figures.ts'
import type { PaymentQuoteRow } from './quote-for.ts'

/**
 * Moves the money of a payment from the wallet to its portfolio. The ledger has the last word on whether it is
 * there; where it isn't, all of the payment is rolled back.
 */
export async function payFromWallet(
  { now }: Services,
  tx: Transaction,
  paid: PaymentRow,
  quote: PaymentQuoteRow,
): Promise<void> {
  try {
    await post(tx, { ...walletMovement(paid, quote), eventAt: paid.createdAt })
  } catch (error) {
    if (error instanceof LedgerError && error.code === 'insufficient-funds') {
      throw new RefusedError(refuse('insufficient_balance'))
    }
    throw error
  }
  if (paid.currency !== paid.paidCurrency) await carryItsDay(tx, paid, now())
}

/** Read once the money has left: nobody else spends from the wallet until the end. */
async function carryItsDay(tx: Transaction, paid: PaymentRow, now: Date): Promise<void> {
  const { memberId, paidCurrency } = paid
  const holder = { memberId, currencies: [paidCurrency] }
  const left = (await readWallets(tx, holder, now)).get(paidCurrency)
  const clearsOn = left && carriedDay(left.available, left.uncleared)
  if (clearsOn !== undefined) await settlePayment(tx, paid, { clearsOn })
}

function walletMovement(paid: PaymentRow, quote: PaymentQuoteRow): TransferRequest {
  const { id, memberId: member, portfolioId: portfolio, purpose, reference } = paid
  if (portfolio === null) throw new TypeError('a wallet pays for a portfolio')
  const { paid: taken, amount, fee } = quoteFigures(quote)
  const about = { attempt: moneyAttempts.payment(id), payment: id, portfolio }
  const from = walletOf(member, taken.currency)
  const conversion = ledgerQuote(quote)
  if (conversion !== undefined) {
    return convertCurrency({
      attempt: about.attempt,
      from,
      to: portfolioAccount(portfolio, amount.currency),
      quote: conversion,
      about: { payment: id, portfolio },
      as: 'contribution',
    })
  }
  return purpose === 'top_up'
    ? topUpPortfolio({ ...about, source: from, amount, fee, reference })
    : contributeFromWallet({ ...about, member, amount })
}
