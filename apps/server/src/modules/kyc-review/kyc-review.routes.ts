import { approveKycCase } from '@kinfold/contract/operator/kyc/approve-kyc-case'
import { getKycCase } from '@kinfold/contract/operator/kyc/get-kyc-case'
import { listKycCases } from '@kinfold/contract/operator/kyc/list-kyc-cases'
import { rejectKycCase } from '@kinfold/contract/operator/kyc/reject-kyc-case'
import { refuse } from '../../calls/refusal.ts'
import { type Route, signedInRoute } from '../../calls/route.ts'
import { readPage } from '../../paging/read-page.ts'
import { describeCustomer } from '../account/describe-customer.ts'
import { findAccountById } from '../account/find-account.ts'
import type { Services } from '../services.ts'
import { decideKycCase } from './decide-kyc-case.ts'
import { countKycCases, readKycCase, readKycCases } from './read-kyc-cases.ts'

export function kycReviewRoutes(services: Services): readonly Route[] {
  const { db } = services
  return [
    signedInRoute(listKycCases, ({ query }) =>
      readPage(query, {
        count: () => countKycCases(db, query),
        rows: window => readKycCases(db, query, window),
      }),
    ),
    signedInRoute(getKycCase, async ({ params }) => {
      const found = await readKycCase(db, params.id)
      const owner = found && (await findAccountById(db, found.member.id))
      const customer = owner && describeCustomer(owner)
      if (found === undefined || customer == null) return refuse('not_found')
      return { kyc_case: found, customer }
    }),
    signedInRoute(approveKycCase, ({ caller, params }) =>
      decideKycCase(services, {
        id: params.id,
        by: caller.accountId,
        decision: { status: 'approved' },
      }),
    ),
    signedInRoute(rejectKycCase, ({ caller, params, body }) =>
      decideKycCase(services, {
        id: params.id,
        by: caller.accountId,
        decision: { status: 'rejected', reason: body.reason },
      }),
    ),
  ]
}
