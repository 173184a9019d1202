import { enums, type Infer } from 'superstruct'
import { documentStatuses } from '../../kyc/document-status.ts'
import type { KycCase } from './kyc-case.ts'

/** How far a document is: also whether it waits for the second of two reviewers. */
export const KycCaseState = enums([...documentStatuses, 'first_approved', 'taking_back'])
export type KycCaseState = Infer<typeof KycCaseState>

type Case = {
  readonly status: KycCase['status']
  readonly firstApprovedBy: unknown
  readonly takenBackBy: unknown
}

export function kycCaseState({ status, firstApprovedBy, takenBackBy }: Case): KycCaseState {
  if (status === 'submitted' && firstApprovedBy !== null) return 'first_approved'
  return status === 'approved' && takenBackBy !== null ? 'taking_back' : status
}

/** The same of a case as the desk reads it. */
export const stateOfCase = ({
  status,
  first_approved_by: firstApprovedBy,
  take_back: takenBackBy,
}: Pick<KycCase, 'status' | 'first_approved_by' | 'take_back'>): KycCaseState =>
  kycCaseState({ status, firstApprovedBy, takenBackBy })
