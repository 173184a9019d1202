import type { MemberDetail } from '@kinfold/contract/operator/member/get-member'
import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import { allPortfoliosOf } from '../answers/portfolios-of.ts'
import { walletsOf } from '../answers/wallets-of.ts'
import { withdrawalsOf } from '../answers/withdrawals-of.ts'
import { isGlobal } from '../people/currencies-of.ts'
import { people } from '../people/people.ts'
import type { Person } from '../people/person.ts'
import { kycCasesOf } from './kyc-cases.ts'

export function memberSummary(person: Person): MemberSummary {
  const { id, first_name, last_name, email, country, kyc_status, poa_status, status, created_at } =
    person.customer
  return {
    id,
    name: `${first_name} ${last_name}`,
    email,
    country,
    is_global: isGlobal(person),
    is_email_verified: person.isEmailVerified,
    kyc_status,
    poa_status,
    status,
    created_at,
  }
}

/** What GET /operator/member answers, newest first. */
export const memberSummaries: readonly MemberSummary[] = Object.values(people)
  .map(memberSummary)
  .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))

/** What GET /operator/member/:id answers: to a reviewer with the documents themselves. */
export function memberDetail(person: Person, isForReviewer: boolean): MemberDetail {
  return {
    customer: person.customer,
    is_global: isGlobal(person),
    is_email_verified: person.isEmailVerified,
    wallets: walletsOf(person),
    portfolios: allPortfoliosOf(person),
    withdrawals: withdrawalsOf(person).items,
    documents: kycCasesOf(person).map(document =>
      isForReviewer ? document : { ...document, document_number: null, file_id: null },
    ),
  }
}
