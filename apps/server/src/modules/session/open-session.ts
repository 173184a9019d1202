import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Visit } from '../../http/call.ts'
import { newDeviceMail } from '../../mail/templates/new-device-mail.ts'
import { newToken } from '../../security/opaque-token.ts'
import type { Services } from '../../services.ts'
import { type AccountRecord, firstNameOf } from '../account/find-account.ts'
import { deviceName } from './device-name.ts'
import { knownDevice, session } from './session.tables.ts'

/** Signs in. The token is answered once and kept by the browser alone. */
export async function openSession(
  services: Services,
  tx: Transaction,
  owner: AccountRecord,
  visit: Visit,
): Promise<string> {
  const { config, now } = services
  const moment = now()
  const { token, hash } = newToken()
  await tx.orm.insert(session).values({
    accountId: owner.account.id,
    tokenHash: hash,
    device: deviceName(visit.userAgent),
    createdAt: moment,
    lastSeenAt: moment,
    endsAt: new Date(moment.getTime() + config.sessionDays * 86_400_000),
  })
  await noteDevice(services, tx, owner, visit)
  return token
}

// The very first device is the one the member joined with; only a further one is news.
async function noteDevice(
  { config, now, keyedHash, outbox }: Services,
  tx: Transaction,
  owner: AccountRecord,
  visit: Visit,
): Promise<void> {
  const accountId = owner.account.id
  const device = deviceName(visit.userAgent)
  const fingerprint = keyedHash('device', `${accountId} ${device ?? visit.userAgent ?? ''}`)
  const known = await tx.orm
    .select({ fingerprint: knownDevice.fingerprint })
    .from(knownDevice)
    .where(eq(knownDevice.accountId, accountId))
  if (known.some(row => row.fingerprint.equals(fingerprint))) {
    await tx.orm
      .update(knownDevice)
      .set({ seenAt: now() })
      .where(and(eq(knownDevice.accountId, accountId), eq(knownDevice.fingerprint, fingerprint)))
    return
  }
  await tx.orm
    .insert(knownDevice)
    .values({ accountId, fingerprint, seenAt: now() })
    .onConflictDoNothing()
  if (known.length === 0) return
  const facts = {
    firstName: firstNameOf(owner),
    device,
    address: visit.address,
    at: now(),
    publicUrl: config.publicUrl,
  }
  await outbox.post(tx, owner.account.email, newDeviceMail(config.club, facts))
}
