import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import { getMember } from '@kinfold/contract/operator/member/get-member'
import { holdProblem } from '@kinfold/contract/operator/member/hold-problem'
import { listAccountPostings } from '@kinfold/contract/operator/member/list-account-postings'
import { listMemberEvents } from '@kinfold/contract/operator/member/list-member-events'
import { listMemberPayments } from '@kinfold/contract/operator/member/list-member-payments'
import { listMembers } from '@kinfold/contract/operator/member/list-members'
import { memberSearch } from '@kinfold/contract/operator/member/member-search'
import { reinstateMember } from '@kinfold/contract/operator/member/reinstate-member'
import { seesDocuments } from '@kinfold/contract/operator/member/sees-documents'
import { suspendMember } from '@kinfold/contract/operator/member/suspend-member'
import { takePage } from '@kinfold/contract/paging/take-page'
import type { Wallets } from '@kinfold/contract/wallet/get-wallets'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { allPortfoliosOf } from '@kinfold/personas/answers/portfolios-of'
import { walletsOf } from '@kinfold/personas/answers/wallets-of'
import { withdrawalsOf } from '@kinfold/personas/answers/withdrawals-of'
import { accountPostingsOf } from '@kinfold/personas/desk/account-postings'
import { memberEventsOf } from '@kinfold/personas/desk/member-events'
import { memberDetail, memberSummaries } from '@kinfold/personas/desk/members'
import { people } from '@kinfold/personas/people/people'
import type { Person } from '@kinfold/personas/people/person'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { operatorOf } from '../mock-caller.ts'
import { Refusal, refuseFor } from '../refusal.ts'

function personOf(id: string): Person {
  const person = Object.values(people).find(({ customer }) => customer.id === id)
  if (person === undefined) throw new Refusal('not_found')
  return person
}

const walletsIn = ({ ngn, usd }: Wallets) => (ngn === null ? [usd] : [ngn, usd])

/** The rule of the desk's one search field, over the few of the demo club. */
function isFoundBy(typed: string | undefined, id: string): boolean {
  if (!typed) return true
  const { words, emailStart, phoneStarts, phoneEnd, lastFour, reference } = memberSearch(typed)
  const person = personOf(id)
  const { first_name, last_name, email, phone } = person.customer
  const named = memberSearch(`${first_name} ${last_name}`).words
  const references = [...paymentsOf(person), ...withdrawalsOf(person, { per_page: 10_000 }).items]
  return (
    (words.length > 0 && words.every(word => named.some(each => each.startsWith(word)))) ||
    (emailStart ? email.toLowerCase().startsWith(emailStart) : false) ||
    phoneStarts.some(start => phone.startsWith(start)) ||
    (phoneEnd !== undefined && phone.endsWith(phoneEnd)) ||
    (lastFour !== undefined &&
      person.bankAccounts.some(each => each.account_number.endsWith(lastFour))) ||
    references.some(each => each.reference === reference)
  )
}

export const operatorMemberMocks = {
  listMembers: mock(listMembers, {
    ok: ({ query }) => {
      const chosen = memberSummaries.filter(
        ({ id, status, kyc_status }) =>
          isFoundBy(query.search, id) &&
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
  listMemberPayments: mock(listMemberPayments, {
    ok: ({ params, query }) =>
      takePage(
        paymentsOf(personOf(params.id))
          .filter(({ status }) => query.status === undefined || status === query.status)
          .map(payment => ({ ...payment, payment_link: null, account: null })),
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
