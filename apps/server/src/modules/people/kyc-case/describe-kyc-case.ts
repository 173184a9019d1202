import type { KycCase } from '@kinfold/contract/operator/kyc/kyc-case'
import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import type { member } from '../../base/person/account.tables.ts'
import type { kycCase } from '../kyc/kyc.tables.ts'

type Row = {
  readonly kycCase: typeof kycCase.$inferSelect
  readonly member: typeof member.$inferSelect
  readonly email: string
  readonly decider: OperatorReference | null
  readonly firstApprover: OperatorReference | null
  readonly takingBack: OperatorReference | null
}

/** A document as reviewers see it. */
export function describeKycCase({
  kycCase: about,
  member: person,
  email,
  decider,
  firstApprover,
  takingBack,
}: Row): KycCase {
  return {
    id: about.id,
    kind: about.kind,
    member: { id: person.id, name: `${person.firstName} ${person.lastName}`, email },
    status: about.status,
    document_type: about.documentType,
    document_number: about.documentNumber,
    expires_on: about.expiresOn,
    issued_on: about.issuedOn,
    file_id: about.fileId,
    submitted_at: about.submittedAt.toISOString(),
    first_approved_by: named(firstApprover),
    take_back: takingBack && {
      by: { id: takingBack.id, name: takingBack.name },
      reason: about.takeBackReason ?? '',
    },
    decided_at: about.decidedAt?.toISOString() ?? null,
    decided_by: named(decider),
    rejection_reason: about.rejectionReason,
  }
}

const named = (person: OperatorReference | null) => person && { id: person.id, name: person.name }
