import { getPaymentStatus } from '@kinfold/contract/payment/get-payment-status'
import { listBankDetails } from '@kinfold/contract/payment/list-bank-details'
import { quotePayment } from '@kinfold/contract/payment/quote-payment'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { quoteOf } from '@kinfold/personas/answers/quote-of'
import { clubBankAccounts } from '@kinfold/personas/payments/club-bank-accounts'
import { found } from './found.ts'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'

export const paymentMocks = {
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
  quotePayment: mock(quotePayment, { ok: ({ body }) => quoteOf(body) }),
}
