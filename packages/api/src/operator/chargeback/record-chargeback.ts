import { recordChargeback } from '@kinfold/contract/operator/chargeback/record-chargeback'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { memberEventsKey } from '../member/list-member-events.ts'
import { memberPaymentsKey } from '../member/list-member-payments.ts'
import { chargebacksKey } from './list-chargebacks.ts'

export const recordChargebackMutation = mutation(
  'POST /operator/chargeback/record/:id',
  recordChargeback,
  {
    invalidates: [chargebacksKey, deskOverviewKey, memberKey, memberPaymentsKey, memberEventsKey],
    success: 'Written down. The member has been told.',
  },
)

export const useRecordChargeback = () => useMutation(recordChargebackMutation)
