import { and, eq, isNull } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { welcomeMail } from '../../../mail/templates/welcome-mail.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { type AccountRecord, findAccountById, firstNameOf } from '../../base/person/find-account.ts'
import { lockAccount } from '../../base/person/lock-account.ts'
import type { Services } from '../../services.ts'
import { termsInForce } from '../terms/terms-in-force.ts'
import { emailVerification } from './auth.tables.ts'
import type { PendingRegistration } from './pending-registration.ts'
import type { CodeTry } from './try-code.ts'
import { isRegisteredOnce } from './verify-email.ts'

/** Completes the registration whose code was right, and ends all others of the address. */
export async function proveAddress(
  services: Services,
  tx: Transaction,
  proven: CodeTry,
): Promise<AccountRecord | Refusal<'otp_expired'>> {
  const { config, now, outbox } = services
  const { accountId } = proven
  if (accountId === null) return refuse('otp_expired')
  await lockAccount(tx, accountId, 'update')
  const before = await accountOf(tx, accountId)
  if (before.account.emailVerifiedAt !== null || !isRegistrationOf(before, proven)) {
    return refuse('otp_expired')
  }
  const { id } = before.account
  const moment = now()
  await tx.orm
    .update(emailVerification)
    .set({ usedAt: moment, registration: null })
    .where(and(eq(emailVerification.accountId, id), isNull(emailVerification.usedAt)))
  if (proven.registration !== null) await takeOver(services, tx, id, proven.registration)
  await tx.orm
    .update(account)
    .set({ emailVerifiedAt: moment, registeredAgainAt: null })
    .where(eq(account.id, id))
  const owner = await accountOf(tx, id)
  const facts = { firstName: firstNameOf(owner), publicUrl: config.publicUrl }
  await outbox.post(tx, owner.account.email, welcomeMail(config.club, facts))
  return owner
}

async function accountOf(tx: Transaction, id: string): Promise<AccountRecord> {
  const found = await findAccountById(tx, id)
  if (found === undefined) throw new Error('account of the verification not found')
  return found
}

/** Whether the code identifies a registration: its own, the account's, or the only one. */
function isRegistrationOf(owner: AccountRecord, proven: CodeTry): boolean {
  if (proven.registration !== null) return true
  if (proven.registrationId === owner.account.id) return owner.member !== null
  return proven.registrationId === null && isRegisteredOnce(owner)
}

/** Replaces the account's details with those of the proven registration. */
async function takeOver(
  services: Services,
  tx: Transaction,
  id: string,
  { passwordHash, member: facts }: PendingRegistration,
): Promise<void> {
  await tx.orm
    .update(account)
    .set({ passwordHash, passwordChangedAt: services.now() })
    .where(eq(account.id, id))
  const accepted = {
    ...facts,
    acceptedTermsVersion: (await termsInForce(services, tx)).version,
    acceptedTermsAt: await services.clock.now(tx),
  }
  await tx.orm
    .insert(member)
    .values({ id, ...accepted })
    .onConflictDoUpdate({ target: member.id, set: accepted })
}
