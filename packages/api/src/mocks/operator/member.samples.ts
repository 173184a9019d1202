import { getMember } from '@kinfold/contract/operator/member/get-member'
import { listMembers } from '@kinfold/contract/operator/member/list-members'
import { reinstateMember } from '@kinfold/contract/operator/member/reinstate-member'
import { suspendMember } from '@kinfold/contract/operator/member/suspend-member'
import { dayo } from '@kinfold/personas/people/people'
import { sampleCall } from '../sample-call.ts'

export const operatorMemberSamples = {
  getMember: sampleCall(getMember, { params: { id: dayo.customer.id } }),
  listMembers: sampleCall(listMembers, { query: { search: 'bel' } }),
  reinstateMember: sampleCall(reinstateMember, {
    params: { id: dayo.customer.id },
    body: { reason: 'It was a mistake.' },
  }),
  suspendMember: sampleCall(suspendMember, {
    params: { id: dayo.customer.id },
    body: { reason: 'Asked for by the member.' },
  }),
}
