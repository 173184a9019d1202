import type { resetPassword as endpoint } from '@kinfold/contract/auth/reset-password'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { aboutAccount } from '../../../calls/about-account.ts'
import type { Answer, Call } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Handle, Transaction } from '../../../db/database.ts'
import { hashToken } from '../../../security/opaque-token.ts'
import { account } from '../../base/person/account.tables.ts'
import { type AccountRecord, findAccountById } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { forgetOtherDevices } from '../session/known-devices.ts'
import { passwordReset } from './auth.tables.ts'
import { lockAddress } from './lock-address.ts'
import { newPasswordProblem } from './new-password-problem.ts'
import { replacePassword } from './replace-password.ts'

type Endpoint = typeof endpoint

export async function resetPassword(
  services: Services,
  { body, visit }: Call<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, config, now, passwords } = services
  const tokenHash = hashToken(body.token)
  // Checked before hashing, so that made-up tokens cost nothing; the update below decides.
  const asked = await ownerOf(db, tokenHash, now())
  if (asked === undefined) return refuse('reset_link_invalid')
  const problem = newPasswordProblem(config.club, asked, body.password)
  if (problem !== undefined) return refuse('validation_failed', { fields: { password: problem } })
  const passwordHash = await passwords.hash(body.password)
  return db.transaction(async tx => {
    await lockAddress(tx, asked.account.emailKey)
    const accountId = await useLink(tx, tokenHash, now())
    const owner = accountId && (await findAccountById(tx, accountId))
    if (!owner || !mayReset(owner)) return refuse('reset_link_invalid')
    // The link was mailed, so opening it proves the address too.
    await tx.orm
      .update(account)
      .set({ emailVerifiedAt: now() })
      .where(and(eq(account.id, owner.account.id), isNull(account.emailVerifiedAt)))
    await replacePassword(services, tx, { accountId: owner.account.id, passwordHash })
    await forgetOtherDevices(tx, owner.account.id, visit.device, now())
    return aboutAccount(owner.account.id, { done: true } as const)
  })
}

/**
 * Whether a link may set the password. The link proves the address; for an account with an unproven address
 * that would also confirm details that somebody else may have entered, so its owner has to register again.
 */
export function mayReset({ account: { emailVerifiedAt }, member }: AccountRecord): boolean {
  return emailVerifiedAt !== null || member === null
}

const liveWith = (tokenHash: Buffer, now: Date) =>
  and(
    eq(passwordReset.tokenHash, tokenHash),
    isNull(passwordReset.usedAt),
    gt(passwordReset.expiresAt, now),
  )

async function useLink(tx: Transaction, tokenHash: Buffer, at: Date): Promise<string | undefined> {
  const [used] = await tx.orm
    .update(passwordReset)
    .set({ usedAt: at })
    .where(liveWith(tokenHash, at))
    .returning({ accountId: passwordReset.accountId })
  return used?.accountId
}

async function ownerOf(
  handle: Handle,
  tokenHash: Buffer,
  at: Date,
): Promise<AccountRecord | undefined> {
  const [found] = await handle.orm
    .select({ accountId: passwordReset.accountId })
    .from(passwordReset)
    .where(liveWith(tokenHash, at))
  return found && findAccountById(handle, found.accountId)
}
