import { and, eq, gt } from 'drizzle-orm'
import type { Handle, Transaction } from '../../../db/database.ts'
import { notJoinedMail } from '../../../mail/templates/not-joined-mail.ts'
import { resetMail } from '../../../mail/templates/reset-mail.ts'
import { newToken } from '../../../security/opaque-token.ts'
import {
  type AccountRecord,
  findAccountByEmail,
  firstNameOf,
  isOnHold,
} from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { passwordReset } from './auth.tables.ts'
import { mayReset } from './reset-password.ts'

export const resetMinutes = 60
const pauseSeconds = 60

/** Mails a link if the address has an account. Runs as a job, so that the call takes as long for an unknown address. */
export async function startPasswordReset(services: Services, emailKey: string): Promise<void> {
  const { db, config, outbox } = services
  await db.transaction(async tx => {
    const owner = await findAccountByEmail(tx, emailKey)
    if (owner === undefined || isOnHold(owner)) return
    if (mayReset(owner)) return sendLink(services, tx, owner)
    const { club, publicUrl } = config
    await outbox.post(tx, owner.account.email, notJoinedMail(club, { publicUrl }))
  })
}

async function sendLink(
  { now, config, outbox }: Services,
  tx: Transaction,
  owner: AccountRecord,
): Promise<void> {
  const moment = now()
  const accountId = owner.account.id
  if (await wasSent(tx, accountId, moment)) return
  const { token, hash } = newToken()
  await tx.orm.insert(passwordReset).values({
    accountId,
    tokenHash: hash,
    createdAt: moment,
    expiresAt: new Date(moment.getTime() + resetMinutes * 60_000),
  })
  const url = `${config.publicUrl}/auth/reset-password?token=${token}`
  const facts = { firstName: firstNameOf(owner), url, minutes: resetMinutes }
  await outbox.post(tx, owner.account.email, resetMail(config.club, facts))
}

async function wasSent(handle: Handle, accountId: string, at: Date): Promise<boolean> {
  const since = new Date(at.getTime() - pauseSeconds * 1000)
  const [recent] = await handle.orm
    .select({ id: passwordReset.id })
    .from(passwordReset)
    .where(and(eq(passwordReset.accountId, accountId), gt(passwordReset.createdAt, since)))
    .limit(1)
  return recent !== undefined
}
