import { decideChargeback } from '@kinfold/contract/operator/chargeback/decide-chargeback'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { auditEntriesKey } from '../audit/list-audit-entries.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { chargebacksKey } from './list-chargebacks.ts'

export const decideChargebackMutation = mutation(
  'POST /operator/chargeback/decide/:id',
  decideChargeback,
  {
    invalidates: [auditEntriesKey, chargebacksKey, deskOverviewKey, memberKey],
    success: ({ status }, { body }) =>
      status === body.outcome
        ? 'Written down. The member has been told.'
        : 'Written down. Another approver has to say so too.',
  },
)

export const useDecideChargeback = () => useMutation(decideChargebackMutation)
