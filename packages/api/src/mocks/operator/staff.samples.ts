import { confirmRoles } from '@kinfold/contract/operator/staff/confirm-roles'
import { discardRoles } from '@kinfold/contract/operator/staff/discard-roles'
import { listOperators } from '@kinfold/contract/operator/staff/list-operators'
import { proposeRoles } from '@kinfold/contract/operator/staff/propose-roles'
import { rolesProposals } from '@kinfold/personas/desk/roles-proposals'
import { operators } from '@kinfold/personas/operators/operators'
import { sampleCall } from '../sample-call.ts'
import { idOf, proposedBy } from '../sample-ids.ts'

const rolesProposalBy = (name: string) => ({ id: idOf(rolesProposals, proposedBy(name)) })

export const operatorStaffSamples = {
  listOperators: sampleCall(listOperators, {}),
  proposeRoles: sampleCall(proposeRoles, {
    params: { id: operators.uche.operatorId },
    body: { roles: ['administrator'], reason: 'Tunde approves alone for a while.' },
  }),
  confirmRoles: sampleCall(confirmRoles, {
    params: rolesProposalBy('Uche'),
    body: { seen: 'proposed' },
  }),
  discardRoles: sampleCall(discardRoles, {
    params: rolesProposalBy('Zainab'),
    body: { seen: 'proposed' },
  }),
}
