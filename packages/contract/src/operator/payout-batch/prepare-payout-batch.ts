import { array, object, size } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Currency } from '../../money/currency.ts'
import { PayoutBatch } from './payout-batch.ts'

export const preparePayoutBatch = endpoint({
  summary: 'Puts approved withdrawals of one currency into a batch.',
  method: 'POST',
  path: '/operator/payout-batch/prepare',
  access: 'approver',
  money: true,
  body: object({
    currency: Currency,
    withdrawal_ids: size(array(id<'withdrawal'>()), 1, 1000),
  }),
  response: PayoutBatch,
  errors: ['not_found', 'conflict', 'currency_mismatch'],
})
