import { decideChargeback } from '@kinfold/contract/operator/chargeback/decide-chargeback'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { chargebacksKey } from './list-chargebacks.ts'

export const decideChargebackMutation = mutation(
  'POST /operator/chargeback/decide/:id',
  decideChargeback,
  {
    invalidates: [chargebacksKey, deskOverviewKey, memberKey],
    success: 'Written down. The member has been told.',
  },
)

export const useDecideChargeback = () => useMutation(decideChargebackMutation)
