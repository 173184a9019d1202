import {
  type agreeToTerms as endpoint,
  termsChangedAgain,
} from '@kinfold/contract/account/agree-to-terms'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { actorOf } from '../../base/audit/actor-of.ts'
import { appendAudit } from '../../base/audit/append-audit.ts'
import { member } from '../../base/person/account.tables.ts'
import { findAccountById } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { termsInForce } from '../terms/terms-in-force.ts'
import { sessionUserOf } from './session-user-of.ts'

type Endpoint = typeof endpoint

export async function agreeToTerms(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, clock } = services
  return db.transaction(async tx => {
    const { version } = await termsInForce(services, tx)
    if (body.version !== undefined && body.version !== version)
      return refuse('conflict', { sentence: termsChangedAgain })
    const owner = await findAccountById(tx, caller.accountId)
    if (owner === undefined) return refuse('forbidden')
    const at = await clock.now(tx)
    await tx.orm
      .update(member)
      .set({ acceptedTermsVersion: version, acceptedTermsAt: at })
      .where(eq(member.id, caller.accountId))
    await appendAudit(services, tx, {
      at,
      actor: actorOf(owner),
      action: 'terms.accepted',
      subject: `terms ${version}`,
      subjectId: caller.accountId,
    })
    return sessionUserOf(services, tx, caller.accountId)
  })
}
