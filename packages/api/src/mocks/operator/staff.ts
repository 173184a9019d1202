import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import { confirmRoles } from '@kinfold/contract/operator/staff/confirm-roles'
import { discardRoles } from '@kinfold/contract/operator/staff/discard-roles'
import { listOperators } from '@kinfold/contract/operator/staff/list-operators'
import { proposeRoles, rolesAlreadyProposed } from '@kinfold/contract/operator/staff/propose-roles'
import type { RolesProposal } from '@kinfold/contract/operator/staff/roles-proposal'
import { demoId } from '@kinfold/personas/demo-id'
import { rolesProposals } from '@kinfold/personas/desk/roles-proposals'
import { staff } from '@kinfold/personas/desk/staff'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { type CallerName, operatorOf } from '../mock-caller.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { decided, openProposal, proposedBy } from './decided-by.ts'

function refuseOwn(call: { readonly as: CallerName | undefined }, id: string): void {
  refuseFor(aboutYourself(operatorOf(call).operatorId, id))
}

function decide(
  call: { readonly as: CallerName | undefined; readonly params: { readonly id: string } },
  status: 'confirmed' | 'discarded',
): RolesProposal {
  const proposal = openProposal(rolesProposals, call.params.id)
  refuseOwn(call, proposal.operator.id)
  return decided(call, proposal, status)
}

export const operatorStaffMocks = {
  listOperators: mock(listOperators, { ok: () => ({ operators: [...staff] }) }),
  proposeRoles: mock(proposeRoles, {
    ok: call => {
      const { roles, reason } = call.body
      const { id, name, roles: before, proposal } = found(staff, call.params.id)
      refuseOwn(call, id)
      if (proposal !== null) return new Refusal('conflict', { sentence: rolesAlreadyProposed })
      return {
        id: demoId('roles-proposal', id),
        operator: { id, name },
        roles_before: before,
        roles,
        reason,
        ...proposedBy(call),
      }
    },
  }),
  confirmRoles: mock(confirmRoles, { ok: call => decide(call, 'confirmed') }),
  discardRoles: mock(discardRoles, { ok: call => decide(call, 'discarded') }),
}
