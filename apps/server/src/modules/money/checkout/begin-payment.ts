import type { PaymentInitiation } from '@kinfold/contract/payment/payment-initiation'
import { paymentProblem } from '@kinfold/contract/payment/payment-problem'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { type Balance, readBalance } from '../../../ledger/read-balances.ts'
import { notifyPayer } from '../../base/notification/notify-member.ts'
import type { Services } from '../../services.ts'
import { type PaymentRow, whereToPay } from '../payment/describe-payment.ts'
import { payment } from '../payment/payment.tables.ts'
import { paymentNews } from '../payment/payment-news.ts'
import { refuseStarted } from './find-started.ts'
import { howItIsPaid } from './how-it-is-paid.ts'
import { type GrantedStart, judgeStart } from './judge-start.ts'
import { openPortfolio } from './open-portfolio.ts'
import { openSubscription } from './open-subscription.ts'
import { payFromWallet } from './pay-from-wallet.ts'
import type { PreparedStart } from './prepare-payment.ts'
import { quoteColumns } from './quote-columns.ts'
import { quoteFigures } from './quote-figures.ts'
import { currencyPaid, type PaymentQuoteRow } from './quote-for.ts'
import { spendQuote } from './spend-quote.ts'
import type { WantedPayment } from './wanted-payment.ts'

type Granted = GrantedStart & { readonly quote: PaymentQuoteRow }

/** Records a payment with where it is paid, or carries it out at once where it comes from a wallet. */
export async function beginPayment(services: Services, start: PreparedStart) {
  const { tx, body, prepared } = start
  const judged = await judgeStart(services, tx, start)
  if (judged instanceof Refusal) return judged
  const quoteId = prepared?.quoteId ?? body.quote_id
  const [started, quote, balance] = await Promise.all([
    refuseStarted(tx, start, judged),
    spendQuote(services, tx, { quoteId, wanted: judged.wanted }),
    readPayingWallet(tx, judged.wanted),
  ])
  if (started !== undefined) return started
  if (quote instanceof Refusal) return quote
  const granted = { ...judged, quote }
  const problem = judgeCost(start, granted, balance)
  if (problem !== undefined) return refuse(problem)
  const row = await writePayment(start, granted)
  if (row instanceof Refusal) return row
  if (body.gateway === 'wallet') await contributeAtOnce(services, start, granted, row)
  if (body.gateway === 'bank') {
    await notifyPayer(services, tx, granted.payer, paymentNews.receiptReceived(row))
  }
  return describeInitiation(row)
}

async function readPayingWallet(tx: Transaction, wanted: WantedPayment) {
  const { id, currencies } = wanted.member
  const currency = currencyPaid(wanted)
  const isHeld = wanted.gateway === 'wallet' && currencies.includes(currency)
  return isHeld ? readBalance(tx, walletOf(id, currency)) : undefined
}

function judgeCost({ body }: PreparedStart, { quote, wanted }: Granted, wallet?: Balance) {
  return paymentProblem({
    purpose: wanted.purpose,
    gateway: body.gateway,
    isRecurring: body.recurring === true,
    currency: wanted.amount.currency,
    cost: quoteFigures(quote).total,
    wallet,
  })
}

async function writePayment(start: PreparedStart, granted: Granted) {
  const { tx } = start
  const { subject, quote, at } = granted
  const paid = await howItIsPaid(start, granted)
  if (paid instanceof Refusal) return paid
  const portfolioId = await openPortfolio(tx, start, subject, at)
  const priced = quoteColumns(quote)
  const subscriptionId = await openSubscription(tx, start, subject, {
    portfolioId,
    paidCurrency: priced.paidCurrency,
    at,
  })
  const [row] = await tx.orm
    .insert(payment)
    .values({
      memberId: start.caller.accountId,
      purpose: subject.purpose,
      gateway: start.body.gateway,
      ...priced,
      ...paid,
      portfolioId,
      walletId: subject.walletId,
      subscriptionId,
      createdAt: at,
    })
    .returning()
  if (row === undefined) throw new Error('payment not found after insert')
  return row
}

async function contributeAtOnce(
  services: Services,
  { tx }: PreparedStart,
  { payer, subject: { plan }, quote }: Granted,
  row: PaymentRow,
) {
  if (plan === null) throw new TypeError('a wallet pays for a portfolio')
  await Promise.all([
    notifyPayer(services, tx, payer, paymentNews.arrived(row, plan)),
    payFromWallet(services, tx, row, quote),
  ])
}

export function describeInitiation(row: PaymentRow): PaymentInitiation {
  return {
    gateway: row.gateway,
    ...whereToPay(row),
    portfolio_id: row.portfolioId,
    payment_id: row.id,
    status: row.status,
    reference: row.reference,
  }
}
