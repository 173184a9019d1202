// The documents of the demo club's members, with the decisions about them.
import type { DemoClub } from '@kinfold/personas/demo-club'
import { demoId } from '@kinfold/personas/demo-id'
import { kycCasesOf } from '@kinfold/personas/desk/kyc-cases'
import { operators } from '@kinfold/personas/operators/operators'
import { bola } from '@kinfold/personas/people/people'
import type { Person } from '@kinfold/personas/people/person'
import type { Handle, Transaction } from '../db/database.ts'
import { appendAudit } from '../modules/base/audit/append-audit.ts'
import { kycCase, memberBvn } from '../modules/people/kyc/kyc.tables.ts'
import type { Services } from '../modules/services.ts'
import { drawPicture } from './draw-picture.ts'
import { seedFile } from './seed-file.ts'

/** A picture of an ID card that could be anybody's: a face and lines, but no words. */
const card = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">
<rect width="640" height="400" rx="24" fill="#f7f3ec"/>
<rect width="640" height="72" fill="#2b3582"/><rect x="520" width="120" height="72" fill="#f2ab2b"/>
<circle cx="150" cy="200" r="52" fill="#a9a5b3"/><path d="M60 350a90 80 0 0 1 180 0z" fill="#a9a5b3"/>
<g fill="#e7e0d4"><rect x="300" y="130" width="280" height="24"/><rect x="300" y="180" width="200" height="24"/>
<rect x="300" y="230" width="240" height="24"/><rect x="300" y="310" width="280" height="12"/></g></svg>`

export async function areDocumentsSeeded(handle: Handle): Promise<boolean> {
  const known = await handle.orm.select({ id: kycCase.id }).from(kycCase).limit(1)
  return known.length > 0
}

export async function seedDocuments(
  services: Services,
  tx: Transaction,
  club: DemoClub,
): Promise<void> {
  const picture = await drawPicture(card)
  for (const person of club.people) {
    await seedBvn(services, tx, person)
    for (const about of kycCasesOf(person)) {
      const purpose = about.kind === 'identity' ? 'identity' : 'proof_of_address'
      const submittedAt = new Date(about.submitted_at)
      const ownerId = person.customer.id
      await seedFile(services, tx, {
        id: about.file_id,
        ownerId,
        purpose,
        picture,
        at: submittedAt,
      })
      await tx.orm.insert(kycCase).values({
        id: about.id,
        memberId: about.member.id,
        kind: about.kind,
        status: about.status === 'not_submitted' ? 'submitted' : about.status,
        documentType: about.document_type,
        documentNumber: about.document_number,
        expiresOn: about.expires_on,
        issuedOn: about.issued_on,
        fileId: about.file_id,
        submittedAt,
        decidedAt: about.decided_at === null ? null : new Date(about.decided_at),
        decidedBy: about.decided_by?.id ?? null,
        rejectionReason: about.rejection_reason,
      })
    }
  }
  // Bola has uploaded a picture of a passport but not submitted it yet.
  const id = demoId('file', 'passport')
  await seedFile(services, tx, {
    id,
    ownerId: bola.customer.id,
    purpose: 'identity',
    picture,
    at: new Date(club.now),
  })
}

async function seedBvn({ encryption, keyedHash }: Services, tx: Transaction, person: Person) {
  if (person.bvn === null || !person.isBvnValidated) return
  const memberId = person.customer.id
  await tx.orm.insert(memberBvn).values({
    memberId,
    ...encryption.encrypt(person.bvn, memberId),
    hash: keyedHash('BVN', person.bvn),
    consentedAt: new Date(person.customer.created_at),
  })
}

/** What the operators did before the club was opened here. */
export async function seedAudit(
  services: Pick<Services, 'chainKeys'>,
  tx: Transaction,
  { auditEntries }: DemoClub,
): Promise<void> {
  const staff = new Map(
    Object.values(operators).map(({ firstName, lastName, operatorId }) => [
      `${firstName} ${lastName}`,
      operatorId,
    ]),
  )
  for (const entry of auditEntries.toReversed()) {
    await appendAudit(services, tx, {
      at: new Date(entry.happened_at),
      actor: {
        kind: entry.actor_kind,
        id: staff.get(entry.actor_name) ?? null,
        name: entry.actor_name,
      },
      action: entry.action,
      subject: entry.subject,
      subjectId: entry.subject_id,
      detail: entry.detail,
    })
  }
}
