import { daysLater } from '@kinfold/contract/day/days-later'
import { depositToWallet } from '@kinfold/contract/wallet/deposit-to-wallet'
import { exportTransactions } from '@kinfold/contract/wallet/export-transactions'
import { getTransaction } from '@kinfold/contract/wallet/get-transaction'
import { getWalletStatement } from '@kinfold/contract/wallet/get-wallet-statement'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { listTransactions } from '@kinfold/contract/wallet/list-transactions'
import { statementProblem } from '@kinfold/contract/wallet/statement-problem'
import {
  transactionsCsvHead,
  transactionsCsvLines,
} from '@kinfold/contract/wallet/transactions-csv'
import { transactionReceiptOf } from '@kinfold/personas/answers/receipts-of'
import { transactionsOf } from '@kinfold/personas/answers/transactions-of'
import { walletsOf } from '@kinfold/personas/answers/wallets-of'
import { referenceDay } from '@kinfold/personas/reference-day'
import { beginPayment } from './begin-payment.ts'
import { emptyPage } from './empty-page.ts'
import { emptyPdf } from './empty-pdf.ts'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'
import { ownWallet } from './own-wallet.ts'
import { Refusal, refuseFor } from './refusal.ts'

export const walletMocks = {
  getWallets: mock(getWallets, {
    ok: call => walletsOf(memberOf(call)),
    /** Both there, nothing in them. */
    empty: call => {
      const { ngn, usd } = walletsOf(memberOf(call))
      const nothing = { balance: 0, available: 0, held: 0, owed: 0, ready: 0, ready_later: [] }
      return { ngn: ngn && { ...ngn, ...nothing }, usd: { ...usd, ...nothing } }
    },
    /** A payment was taken back after it had been spent. */
    owing: call => {
      const { ngn, usd } = walletsOf(memberOf(call))
      const left = (ngn?.available ?? 0) - 15_000
      const less = ngn && { ...ngn, owed: 15_000, available: left, ready: left }
      return { ngn: less, usd }
    },
    /** A part came by card and clears within days. */
    uncleared: call => {
      const { ngn, usd } = walletsOf(memberOf(call))
      const ready_later = [
        { amount: 40_000, from: daysLater(referenceDay, 1) },
        { amount: 5_000, from: daysLater(referenceDay, 2) },
      ]
      return { ngn: ngn && { ...ngn, ready: ngn.available - 45_000, ready_later }, usd }
    },
  }),
  listTransactions: mock(listTransactions, {
    ok: call => {
      const member = memberOf(call)
      ownWallet(member, call.query.wallet_id)
      return transactionsOf(member, call.query)
    },
    empty: emptyPage,
  }),
  getTransaction: mock(getTransaction, {
    ok: call => {
      const member = memberOf(call)
      const { currency } = ownWallet(member, call.query.wallet_id)
      return transactionReceiptOf(member, currency, call.params.id) ?? new Refusal('not_found')
    },
  }),
  exportTransactions: mock(exportTransactions, {
    ok: call => {
      const member = memberOf(call)
      ownWallet(member, call.query.wallet_id)
      const { items } = transactionsOf(member, { ...call.query, page: 1, per_page: 10_000 })
      return new TextEncoder().encode(transactionsCsvHead + transactionsCsvLines(items))
    },
  }),
  getWalletStatement: mock(getWalletStatement, {
    ok: call => {
      ownWallet(memberOf(call), call.query.wallet_id)
      const problem = statementProblem(call.query, referenceDay)
      if (problem) refuseFor('validation_failed', { fields: { [problem.field]: problem.sentence } })
      return emptyPdf
    },
  }),
  depositToWallet: mock(depositToWallet, {
    ok: call => {
      const member = memberOf(call)
      const { currency } = ownWallet(member, call.params.id)
      return beginPayment(member, call.body, { purpose: 'deposit', currency, portfolioId: null })
    },
  }),
}
