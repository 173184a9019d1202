import type { Transaction } from '../../db/database.ts'
import type { Visit } from '../../http/call.ts'
import { newDeviceMail } from '../../mail/templates/new-device-mail.ts'
import { newToken } from '../../security/opaque-token.ts'
import type { Services } from '../../services.ts'
import { type AccountRecord, firstNameOf } from '../account/find-account.ts'
import { deviceName } from './device-name.ts'

/** Signs in. The token is answered once and kept by the browser alone. */
export async function openSession(
  services: Services,
  tx: Transaction,
  owner: AccountRecord,
  visit: Visit,
): Promise<string> {
  const { token, values } = newSession(services, owner, visit)
  const [seen] = await tx.query<{ is_new: boolean; others: boolean }>({ ...anyDevice, values })
  // The very first device is the one the member joined with; only a further one is news.
  if (seen?.is_new === true && seen.others) await tell(services, tx, owner, visit)
  return token
}

/** The same from a device seen before: no news, so one statement does it. Undefined from any other. */
export async function openSessionAgain(
  services: Services,
  owner: AccountRecord,
  visit: Visit,
): Promise<string | undefined> {
  const { token, values } = newSession(services, owner, visit)
  const opened = await services.db.query({ ...knownDevice, values })
  return opened.length === 0 ? undefined : token
}

function newSession(
  { config, now, keyedHash }: Services,
  { account }: AccountRecord,
  visit: Visit,
) {
  const moment = now()
  const device = deviceName(visit.userAgent)
  const { token, hash } = newToken()
  const fingerprint = keyedHash('device', `${account.id} ${device ?? visit.userAgent ?? ''}`)
  const endsAt = new Date(moment.getTime() + config.sessionDays * 86_400_000)
  return { token, values: [account.id, hash, device, moment, endsAt, fingerprint] }
}

// Once for every log-in, so each is one statement.
const anyDevice = {
  name: 'open-session',
  text: `
    WITH opened AS (
      INSERT INTO session (account_id, token_hash, device, created_at, last_seen_at, ends_at)
      VALUES ($1, $2, $3, $4, $4, $5)
    ), noted AS (
      INSERT INTO known_device (account_id, fingerprint, seen_at) VALUES ($1, $6, $4)
      ON CONFLICT (account_id, fingerprint) DO UPDATE SET seen_at = excluded.seen_at
      RETURNING (xmax = 0) AS is_new
    )
    SELECT noted.is_new,
           EXISTS (SELECT 1 FROM known_device WHERE account_id = $1 AND fingerprint <> $6) AS others
      FROM noted`,
}

const knownDevice = {
  name: 'open-session-again',
  text: `
    WITH known AS (
      UPDATE known_device SET seen_at = $4 WHERE account_id = $1 AND fingerprint = $6
      RETURNING account_id
    )
    INSERT INTO session (account_id, token_hash, device, created_at, last_seen_at, ends_at)
    SELECT account_id, $2::bytea, $3::text, $4, $4, $5::timestamptz FROM known
    RETURNING id`,
}

async function tell(
  { config, now, outbox }: Services,
  tx: Transaction,
  owner: AccountRecord,
  visit: Visit,
): Promise<void> {
  const facts = {
    firstName: firstNameOf(owner),
    device: deviceName(visit.userAgent),
    address: visit.address,
    at: now(),
    publicUrl: config.publicUrl,
  }
  await outbox.post(tx, owner.account.email, newDeviceMail(config.club, facts))
}
