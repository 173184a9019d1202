import { tooMuchAtOnce } from '@kinfold/contract/money/wire-amount'
import { cancelPayment } from '@kinfold/contract/payment/cancel-payment'
import { cancellationProblem } from '@kinfold/contract/payment/cancellation-problem'
import { currencyToPay } from '@kinfold/contract/payment/currency-to-pay'
import { getPaymentReceipt } from '@kinfold/contract/payment/get-payment-receipt'
import { getPaymentStatus } from '@kinfold/contract/payment/get-payment-status'
import { listBankDetails } from '@kinfold/contract/payment/list-bank-details'
import { listPayments } from '@kinfold/contract/payment/list-payments'
import { quotePayment } from '@kinfold/contract/payment/quote-payment'
import { quoteProblem } from '@kinfold/contract/payment/quote-problem'
import { receiptProblem } from '@kinfold/contract/payment/receipt-problem'
import { paymentPageOf, paymentsOf } from '@kinfold/personas/answers/payments-of'
import { priceOf, quoteOf } from '@kinfold/personas/answers/quote-of'
import { clubBankAccounts } from '@kinfold/personas/payments/club-bank-accounts'
import { currenciesOf } from '@kinfold/personas/people/currencies-of'
import { emptyPage } from './empty-page.ts'
import { emptyPdf } from './empty-pdf.ts'
import { found } from './found.ts'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'
import { now } from './now.ts'
import { refuseFor } from './refusal.ts'

/** There is nowhere to pay what was given up. */
const notPaid = { payment_link: null, account: null, expires_at: null }

export const paymentMocks = {
  listPayments: mock(listPayments, {
    ok: call => paymentPageOf(memberOf(call), call.query),
    empty: emptyPage,
  }),
  cancelPayment: mock(cancelPayment, {
    ok: call => {
      const own = found(paymentsOf(memberOf(call)), call.params.id)
      refuseFor(cancellationProblem(own.status))
      return { ...own, ...notPaid, status: 'cancelled', settled_at: now() }
    },
  }),
  getPaymentReceipt: mock(getPaymentReceipt, {
    ok: call => {
      refuseFor(receiptProblem(found(paymentsOf(memberOf(call)), call.params.id).status))
      return emptyPdf
    },
  }),
  getPaymentStatus: mock(getPaymentStatus, {
    ok: call => found(paymentsOf(memberOf(call)), call.params.id),
  }),
  listBankDetails: mock(listBankDetails, {
    ok: ({ query }) => ({
      accounts: clubBankAccounts.filter(
        ({ currency }) => query.currency === undefined || currency === query.currency,
      ),
    }),
    empty: () => ({ accounts: [] }),
  }),
  quotePayment: mock(quotePayment, {
    ok: call => {
      const { body } = call
      const held = currenciesOf(memberOf(call))
      refuseFor(quoteProblem({ ...body, paidCurrency: currencyToPay(body), held }))
      if (priceOf(body) === 'amount_too_large') {
        refuseFor('validation_failed', { fields: { amount: tooMuchAtOnce } })
      }
      return quoteOf(body)
    },
  }),
}
