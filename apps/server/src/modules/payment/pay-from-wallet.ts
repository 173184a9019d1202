import { RefusedError, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { portfolioAccount, walletOf } from '../../ledger/account-address.ts'
import { LedgerError } from '../../ledger/ledger-error.ts'
import { post } from '../../ledger/post.ts'
import { contributeFromWallet } from '../../ledger/recipes/contribute-from-wallet.ts'
import { convertCurrency } from '../../ledger/recipes/convert-currency.ts'
import { topUpPortfolio } from '../../ledger/recipes/top-up-portfolio.ts'
import type { TransferRequest } from '../../ledger/transfer-request.ts'
import type { PaymentRow } from './describe-payment.ts'
import { ledgerQuote } from './ledger-quote.ts'
import { moneyAttempts } from './money-attempts.ts'
import { quoteFigures } from './quote-figures.ts'
import type { PaymentQuoteRow } from './quote-for.ts'

/**
 * Moves the money of a payment from the wallet to its portfolio. The ledger has the last word on whether it is
 * there; where it isn't, all of the payment is rolled back.
 */
export async function payFromWallet(
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
