import { getMember } from '@kinfold/contract/operator/member/get-member'
import { listAccountPostings } from '@kinfold/contract/operator/member/list-account-postings'
import { listMemberEvents } from '@kinfold/contract/operator/member/list-member-events'
import { listMemberPayments } from '@kinfold/contract/operator/member/list-member-payments'
import { listMembers } from '@kinfold/contract/operator/member/list-members'
import { reinstateMember } from '@kinfold/contract/operator/member/reinstate-member'
import { suspendMember } from '@kinfold/contract/operator/member/suspend-member'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { dayo } from '@kinfold/personas/people/people'
import { sampleCall } from '../sample-call.ts'

export const operatorMemberSamples = {
  getMember: sampleCall(getMember, { params: { id: dayo.customer.id } }),
  listAccountPostings: sampleCall(listAccountPostings, {
    params: { id: walletIdOf('dayo', 'NGN') },
    query: { per_page: 100 },
  }),
  listMemberEvents: sampleCall(listMemberEvents, {
    params: { id: dayo.customer.id },
    query: { per_page: 100 },
  }),
  listMemberPayments: sampleCall(listMemberPayments, { params: { id: dayo.customer.id } }),
  listMembers: sampleCall(listMembers, { query: { search: 'bel' } }),
  reinstateMember: sampleCall(reinstateMember, {
    params: { id: dayo.customer.id },
    body: { seen: 'suspended', reason: 'It was a mistake.' },
  }),
  suspendMember: sampleCall(suspendMember, {
    params: { id: dayo.customer.id },
    body: { seen: 'active', reason: 'Asked for by the member.' },
  }),
}
