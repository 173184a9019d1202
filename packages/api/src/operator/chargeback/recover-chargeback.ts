import { recoverChargeback } from '@kinfold/contract/operator/chargeback/recover-chargeback'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { auditEntriesKey } from '../audit/list-audit-entries.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { chargebacksKey } from './list-chargebacks.ts'

export const recoverChargebackMutation = mutation(
  'POST /operator/chargeback/recover/:id',
  recoverChargeback,
  {
    invalidates: [auditEntriesKey, chargebacksKey, deskOverviewKey, memberKey],
    success: 'The debt is smaller by this amount.',
  },
)

export const useRecoverChargeback = () => useMutation(recoverChargebackMutation)
