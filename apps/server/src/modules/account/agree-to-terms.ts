import type { agreeToTerms as endpoint } from '@kinfold/contract/account/agree-to-terms'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../http/call.ts'
import type { Services } from '../../services.ts'
import { member } from './account.tables.ts'
import { sessionUserOf } from './session-user-of.ts'

type Endpoint = typeof endpoint

export async function agreeToTerms(
  services: Services,
  { caller }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, config, now } = services
  return db.transaction(async tx => {
    await tx.orm
      .update(member)
      .set({ acceptedTermsVersion: config.termsVersion, acceptedTermsAt: now() })
      .where(eq(member.id, caller.accountId))
    return sessionUserOf(services, tx, caller.accountId)
  })
}
