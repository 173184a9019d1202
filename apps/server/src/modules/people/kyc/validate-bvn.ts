import type { validateBvn as endpoint } from '@kinfold/contract/kyc/validate-bvn'
import { eq, inArray } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { appendAudit } from '../../base/audit/append-audit.ts'
import { member } from '../../base/person/account.tables.ts'
import type { Services } from '../../services.ts'
import { sessionUserOf } from '../account/session-user-of.ts'
import { memberBvn } from './kyc.tables.ts'

type Endpoint = typeof endpoint
type Member = typeof member.$inferSelect

export async function validateBvn(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, bankLookup } = services
  const [person] = await db.orm.select().from(member).where(eq(member.id, caller.accountId))
  if (person === undefined) return refuse('forbidden')
  if (person.bvnValidatedAt !== null) return refuse('bvn_already_validated')
  // Outside of any transaction, because a provider may be slow.
  const check = await bankLookup.checkBvn(body.bvn, person)
  if (check === 'unavailable') return refuse('bank_lookup_unavailable')
  if (check === 'differs') return refuse('bvn_mismatch')
  return db.transaction(async tx => {
    const [current] = await tx.orm
      .select()
      .from(member)
      .where(eq(member.id, person.id))
      .for('update')
    // Closed while the provider was asked.
    if (current?.closedAt !== null) return refuse('unauthenticated')
    if (current.bvnValidatedAt !== null) return refuse('bvn_already_validated')
    // The provider confirmed this name, so it must not have changed meanwhile.
    if (!isSameName(current, person)) return refuse('bvn_mismatch')
    // The same answer for a wrong number and for one that belongs to another member.
    if (!(await keep(services, tx, person, body.bvn))) return refuse('bvn_mismatch')
    return sessionUserOf(services, tx, person.id)
  })
}

const isSameName = (one: Member, other: Member) =>
  one.firstName === other.firstName && one.lastName === other.lastName

// The unique hash only covers one key, so hashes under earlier keys are checked as well.
async function isAnothers(tx: Transaction, hashes: Buffer[]): Promise<boolean> {
  const known = await tx.orm
    .select({ memberId: memberBvn.memberId })
    .from(memberBvn)
    .where(inArray(memberBvn.hash, hashes))
  return known.length > 0
}

async function keep(
  services: Services,
  tx: Transaction,
  person: Member,
  bvn: string,
): Promise<boolean> {
  const { encryption, keyedHash, clock } = services
  const moment = await clock.now(tx)
  if (await isAnothers(tx, keyedHash.underEveryKey('BVN', bvn))) return false
  const kept = await tx.orm
    .insert(memberBvn)
    .values({
      memberId: person.id,
      ...encryption.encrypt(bvn, person.id),
      hash: keyedHash('BVN', bvn),
      consentedAt: moment,
    })
    .onConflictDoNothing()
    .returning({ memberId: memberBvn.memberId })
  if (kept.length === 0) return false
  await tx.orm
    .update(member)
    .set({ bvnLast4: bvn.slice(-4), bvnValidatedAt: moment })
    .where(eq(member.id, person.id))
  await appendAudit(services, tx, {
    at: moment,
    actor: { kind: 'member', id: person.id, name: `${person.firstName} ${person.lastName}` },
    action: 'bvn.validated',
    subject: `BVN of ${person.firstName} ${person.lastName}`,
    subjectId: person.id,
  })
  return true
}
