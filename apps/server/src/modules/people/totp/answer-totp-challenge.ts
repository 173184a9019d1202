import type { answerTotpChallenge as endpoint } from '@kinfold/contract/auth/answer-totp-challenge'
import { otpTries } from '@kinfold/contract/constants'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { aboutAccount } from '../../../calls/about-account.ts'
import type { Answer, Call } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Handle, Transaction } from '../../../db/database.ts'
import { codeLimits } from '../../../limits/code-limits.ts'
import { hashToken } from '../../../security/opaque-token.ts'
import { findAccountById, isOnHold } from '../../base/person/find-account.ts'
import { lockAccount } from '../../base/person/lock-account.ts'
import { signedInAnswer } from '../../base/person/sign-in-answers.ts'
import type { Services } from '../../services.ts'
import { openSession } from '../session/open-session.ts'
import { totpChallenge } from './totp.tables.ts'
import { useTotpCode } from './use-totp-code.ts'

type Endpoint = typeof endpoint

export async function answerTotpChallenge(
  services: Services,
  { body, visit }: Call<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, now, limits } = services
  const tokenHash = hashToken(body.token)
  const accountId = await ownerOf(db, tokenHash, now())
  if (accountId === undefined) return refuse('otp_expired')
  // With the password one can begin any number of challenges, so tries count by account as well.
  const counted = codeLimits.map(limit => ({ limit, key: accountId, failuresOnly: true }))
  const tooMany = await limits.count(counted)
  if (tooMany !== undefined) return aboutAccount(accountId, tooMany)
  const answer = await db.transaction(async tx => {
    // Locked before the challenge, in the same order as by a change of the password.
    await lockAccount(tx, accountId, 'share')
    // A wrong code is an answer, not an error: the count of tries has to be committed.
    if (!(await countTry(tx, tokenHash, now()))) return refuse('otp_expired')
    const owner = await findAccountById(tx, accountId)
    if (owner === undefined) return refuse('otp_expired')
    if (isOnHold(owner)) return refuse('account_suspended')
    if (!(await useTotpCode(services, tx, owner, body.code))) return refuse('totp_invalid')
    await tx.orm
      .update(totpChallenge)
      .set({ usedAt: now() })
      .where(eq(totpChallenge.tokenHash, tokenHash))
    const token = await openSession(services, tx, owner, visit)
    return token === undefined ? refuse('otp_expired') : signedInAnswer(owner, token)
  })
  await ('authorization' in answer ? limits.forgive(counted) : limits.settle(counted))
  // The token of a challenge names nobody; the log should say whose code was tried.
  return aboutAccount(accountId, answer)
}

async function ownerOf(handle: Handle, tokenHash: Buffer, at: Date): Promise<string | undefined> {
  const [found] = await handle.orm
    .select({ accountId: totpChallenge.accountId })
    .from(totpChallenge)
    .where(stillOpen(tokenHash, at))
  return found?.accountId
}

/** Locks the challenge, so that tries don't run concurrently; false when none is left. */
async function countTry(tx: Transaction, tokenHash: Buffer, at: Date): Promise<boolean> {
  const [challenge] = await tx.orm
    .select()
    .from(totpChallenge)
    .where(and(stillOpen(tokenHash, at), lt(totpChallenge.tries, otpTries)))
    .for('update')
  if (challenge === undefined) return false
  const counted = { tries: challenge.tries + 1 }
  await tx.orm.update(totpChallenge).set(counted).where(eq(totpChallenge.id, challenge.id))
  return true
}

const stillOpen = (tokenHash: Buffer, at: Date) =>
  and(
    eq(totpChallenge.tokenHash, tokenHash),
    isNull(totpChallenge.usedAt),
    gt(totpChallenge.expiresAt, at),
  )
