import { object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { freeText } from '../../fields/text.ts'
import { Currency } from '../../money/currency.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { PaymentStatus } from '../../payment/payment-status.ts'
import { ExpectedTransfer } from './expected-transfer.ts'

export const listExpectedTransfers = endpoint({
  summary:
    'Transfers that members say they made: the longest waiting first, then the last decided.',
  method: 'GET',
  path: '/operator/transfer',
  access: 'approver',
  query: object({
    status: optional(PaymentStatus),
    currency: optional(Currency),
    search: optional(freeText(100)),
    ...pageQuery,
  }),
  response: pageOf(ExpectedTransfer),
})
