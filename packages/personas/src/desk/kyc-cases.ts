import type { KycCaseDetail } from '@kinfold/contract/operator/kyc/get-kyc-case'
import type { KycCase } from '@kinfold/contract/operator/kyc/kyc-case'
import { demoId } from '../demo-id.ts'
import { people } from '../people/people.ts'
import type { DemoDocument, Person } from '../people/person.ts'
import { memberReference, operatorReference } from './person-references.ts'

export const documentFileId = (person: Person, kind: DemoDocument['kind']) =>
  demoId('file', person.key, kind)

function kycCase(person: Person, document: DemoDocument): KycCase {
  return {
    id: demoId('kyc-case', person.key, document.kind),
    kind: document.kind,
    member: memberReference(person.key),
    status: document.status,
    document_type: document.type,
    document_number: document.number,
    expires_on: document.expiresOn,
    issued_on: document.issuedOn,
    file_id: documentFileId(person, document.kind),
    submitted_at: document.submittedAt,
    first_approved_by: null,
    take_back: null,
    decided_at: document.decidedAt,
    decided_by: document.decidedAt === null ? null : operatorReference('ngozi'),
    rejection_reason: document.rejectionReason,
  }
}

export function kycCasesOf(person: Person): KycCase[] {
  return person.documents.map(document => kycCase(person, document))
}

/** Every document ever handed in, the longest waiting first. */
export const demoKycCases: readonly KycCase[] = Object.values(people)
  .flatMap(kycCasesOf)
  .sort((a, b) => (a.submitted_at < b.submitted_at ? -1 : 1))

export function kycCaseDetail(id: KycCase['id']): KycCaseDetail | undefined {
  const found = demoKycCases.find(each => each.id === id)
  const person = Object.values(people).find(({ customer }) => customer.id === found?.member.id)
  return found && person && { kyc_case: found, customer: person.customer }
}
