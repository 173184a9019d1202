import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import { getMember } from '@kinfold/contract/operator/member/get-member'
import { holdProblem } from '@kinfold/contract/operator/member/hold-problem'
import { listMembers } from '@kinfold/contract/operator/member/list-members'
import { reinstateMember } from '@kinfold/contract/operator/member/reinstate-member'
import { seesDocuments } from '@kinfold/contract/operator/member/sees-documents'
import { suspendMember } from '@kinfold/contract/operator/member/suspend-member'
import { takePage } from '@kinfold/contract/paging/take-page'
import { memberDetail, memberSummaries } from '@kinfold/personas/desk/members'
import { people } from '@kinfold/personas/people/people'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { operatorOf } from '../mock-caller.ts'
import { Refusal, refuseFor } from '../refusal.ts'

export const operatorMemberMocks = {
  listMembers: mock(listMembers, {
    ok: ({ query }) => {
      const words = query.search?.toLowerCase() ?? ''
      const chosen = memberSummaries.filter(
        ({ name, email, status, kyc_status }) =>
          `${name} ${email}`.toLowerCase().includes(words) &&
          (query.status === undefined || status === query.status) &&
          (query.kyc_status === undefined || kyc_status === query.kyc_status),
      )
      return takePage(chosen, query)
    },
    empty: emptyPage,
  }),
  getMember: mock(getMember, {
    ok: call => {
      const person = Object.values(people).find(({ customer }) => customer.id === call.params.id)
      return person
        ? memberDetail(person, seesDocuments(operatorOf(call).roles))
        : new Refusal('not_found')
    },
  }),
  suspendMember: mock(suspendMember, {
    ok: call => {
      const one = found(memberSummaries, call.params.id)
      refuseFor(aboutYourself(operatorOf(call).operatorId, one.id))
      refuseFor(holdProblem(one.status === 'suspended', true))
      return { ...one, status: 'suspended' }
    },
  }),
  // Nobody in the demo club is on hold, so any member is taken to be.
  reinstateMember: mock(reinstateMember, {
    ok: ({ params }) => ({ ...found(memberSummaries, params.id), status: 'active' }),
  }),
}
