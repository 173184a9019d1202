import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import { getMember } from '@kinfold/contract/operator/member/get-member'
import { holdProblem } from '@kinfold/contract/operator/member/hold-problem'
import { listAccountPostings } from '@kinfold/contract/operator/member/list-account-postings'
import { listMemberEvents } from '@kinfold/contract/operator/member/list-member-events'
import { listMemberPayments } from '@kinfold/contract/operator/member/list-member-payments'
import { listMembers } from '@kinfold/contract/operator/member/list-members'
import { reinstateMember } from '@kinfold/contract/operator/member/reinstate-member'
import { seesDocuments } from '@kinfold/contract/operator/member/sees-documents'
import { suspendMember } from '@kinfold/contract/operator/member/suspend-member'
import { takePage } from '@kinfold/contract/paging/take-page'
import type { Wallets } from '@kinfold/contract/wallet/get-wallets'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { allPortfoliosOf } from '@kinfold/personas/answers/portfolios-of'
import { walletsOf } from '@kinfold/personas/answers/wallets-of'
import { accountPostingsOf } from '@kinfold/personas/desk/account-postings'
import { memberEventsOf } from '@kinfold/personas/desk/member-events'
import { memberDetail, memberSummaries } from '@kinfold/personas/desk/members'
import { people } from '@kinfold/personas/people/people'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { operatorOf } from '../mock-caller.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { isFoundBy } from './is-found-by.ts'
import { personOf } from './person-of.ts'
import { refundWayOf } from './refund-way-of.ts'

const walletsIn = ({ ngn, usd }: Wallets) => (ngn === null ? [usd] : [ngn, usd])

export const operatorMemberMocks = {
  listMembers: mock(listMembers, {
    ok: ({ query }) => {
      const chosen = memberSummaries.filter(
        ({ id, status }) =>
          isFoundBy(query.search, id) && (query.status === undefined || status === query.status),
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
  listMemberPayments: mock(listMemberPayments, {
    ok: ({ params, query }) =>
      takePage(
        paymentsOf(personOf(params.id))
          .filter(({ status }) => query.status === undefined || status === query.status)
          .map(payment => ({
            ...payment,
            payment_link: null,
            account: null,
            refund_way: refundWayOf(payment),
          })),
        query,
      ),
    empty: emptyPage,
  }),
  listMemberEvents: mock(listMemberEvents, {
    ok: ({ params, query }) => takePage(memberEventsOf(personOf(params.id)), query),
    empty: emptyPage,
  }),
  listAccountPostings: mock(listAccountPostings, {
    ok: ({ params, query }) => {
      const isTheirs = Object.values(people).some(person =>
        [...walletsIn(walletsOf(person)), ...allPortfoliosOf(person)].some(
          ({ id }) => id === params.id,
        ),
      )
      return isTheirs ? takePage(accountPostingsOf(params.id), query) : new Refusal('not_found')
    },
    empty: emptyPage,
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
