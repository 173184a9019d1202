import { array, object, optional, refine, size } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Currency } from '../../money/currency.ts'
import { PayoutBatch, PayoutWay } from './payout-batch.ts'
import { PayoutFileFormat } from './payout-file.ts'

/** What one batch, and one answer of a bank about it, has room for. */
export const mostInBatch = 1000

const eachOnce = refine(
  size(array(id<'withdrawal'>()), 1, mostInBatch),
  'each once',
  ids => new Set(ids).size === ids.length || 'A withdrawal can be in a batch only once.',
)

export const preparePayoutBatch = endpoint({
  summary: 'Puts approved withdrawals of one currency into a batch.',
  method: 'POST',
  path: '/operator/payout-batch/prepare',
  access: 'approver',
  money: true,
  body: object({
    currency: Currency,
    withdrawal_ids: eachOnce,
    /** By default a file. */
    paid_through: optional(PayoutWay),
    /** By default the usual one of the currency. */
    file_format: optional(PayoutFileFormat),
  }),
  response: PayoutBatch,
  errors: [
    'not_found',
    'about_yourself',
    'conflict',
    'currency_mismatch',
    'gateway_not_available',
    'member_on_hold',
    'documents_not_approved',
    'bank_account_unchecked',
    'credited_by_you',
    'earlier_payout_open',
    'debt_uncovered',
  ],
})
