import { randomInt } from 'node:crypto'
import { otpLength } from '@kinfold/contract/constants'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { codeMail } from '../../../mail/templates/code-mail.ts'
import { knownAddressMail } from '../../../mail/templates/known-address-mail.ts'
import {
  type AccountRecord,
  findAccountByEmail,
  firstNameOf,
} from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { emailVerification } from './auth.tables.ts'
import { hashCode } from './verification-token.ts'

/** Sends the mail of a verification: a code, a notice to the owner, or nothing for a decoy. */
export async function announceVerification(services: Services, id: string): Promise<void> {
  const { db, now } = services
  await db.transaction(async tx => {
    const [verification] = await tx.orm
      .select()
      .from(emailVerification)
      .where(
        and(
          eq(emailVerification.id, id),
          isNull(emailVerification.codeHash),
          isNull(emailVerification.usedAt),
          gt(emailVerification.expiresAt, now()),
        ),
      )
      .for('update')
    if (verification === undefined || verification.notice === 'nothing') return
    const owner = await findAccountByEmail(tx, verification.emailKey)
    if (owner === undefined) return
    if (verification.notice === 'code') {
      await sendCode(services, tx, { id, owner })
    } else {
      await tellOwner(services, tx, { id, owner })
    }
  })
}

type Subject = { readonly id: string; readonly owner: AccountRecord }

async function sendCode(
  { config, keyedHash, outbox }: Services,
  tx: Transaction,
  { id, owner }: Subject,
): Promise<void> {
  const code = String(randomInt(10 ** otpLength)).padStart(otpLength, '0')
  await tx.orm
    .update(emailVerification)
    .set({ codeHash: hashCode(keyedHash, id, code) })
    .where(eq(emailVerification.id, id))
  await outbox.post(tx, owner.account.email, codeMail(config.club, code))
}

async function tellOwner(
  { config, outbox }: Services,
  tx: Transaction,
  { id, owner }: Subject,
): Promise<void> {
  // Marked as sent with a hash that no code can have.
  await tx.orm
    .update(emailVerification)
    .set({ codeHash: Buffer.alloc(32) })
    .where(eq(emailVerification.id, id))
  const { club, publicUrl } = config
  const mail = knownAddressMail(club, { firstName: firstNameOf(owner), publicUrl })
  await outbox.post(tx, owner.account.email, mail)
}
