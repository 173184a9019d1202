import type { getKycCase as endpoint } from '@kinfold/contract/operator/kyc/get-kyc-case'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { describeCustomer } from '../../base/person/describe-customer.ts'
import { findAccountById } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { readKycCase } from './read-kyc-cases.ts'

type Endpoint = typeof endpoint

export async function getKycCase(
  { db }: Services,
  { params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const found = await readKycCase(db, params.id)
  const owner = found && (await findAccountById(db, found.member.id))
  const customer = owner && describeCustomer(owner)
  if (found === undefined || customer == null) return refuse('not_found')
  return { kyc_case: found, customer }
}
