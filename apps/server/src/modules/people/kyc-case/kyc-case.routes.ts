import { approveKycCase } from '@kinfold/contract/operator/kyc/approve-kyc-case'
import { getKycCase as getKycCaseCall } from '@kinfold/contract/operator/kyc/get-kyc-case'
import { listKycCases as listKycCasesCall } from '@kinfold/contract/operator/kyc/list-kyc-cases'
import { rejectKycCase } from '@kinfold/contract/operator/kyc/reject-kyc-case'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { decideKycCase } from './decide-kyc-case.ts'
import { getKycCase } from './get-kyc-case.ts'
import { listKycCases } from './list-kyc-cases.ts'

export function kycCaseRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listKycCasesCall, call => listKycCases(services, call)),
    signedInRoute(getKycCaseCall, call => getKycCase(services, call)),
    operatorRoute(services, approveKycCase, call =>
      decideKycCase(services, call, { status: 'approved' }),
    ),
    operatorRoute(services, rejectKycCase, call =>
      decideKycCase(services, call, { status: 'rejected', reason: call.body.reason }),
    ),
  ]
}
