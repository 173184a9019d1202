import type { Visit } from '../../../calls/call.ts'
import type { Transaction } from '../../../db/database.ts'
import { newDeviceMail } from '../../../mail/templates/new-device-mail.ts'
import { hashToken, newToken } from '../../../security/opaque-token.ts'
import { type AccountRecord, firstNameOf } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { deviceName } from './device-name.ts'

/**
 * Signs in; only the browser keeps the token. Undefined when the account's password has been replaced since
 * it was proven, or the account was put on hold.
 */
export async function openSession(
  services: Services,
  tx: Transaction,
  owner: AccountRecord,
  visit: Visit,
): Promise<string | undefined> {
  const { token, values } = newSession(services, owner, visit)
  const [seen] = await tx.query<{ is_new: boolean; others: boolean }>({ ...anyDevice, values })
  if (seen === undefined) return undefined
  // The very first device is the one the member joined with; only further ones are reported.
  if (seen.is_new && seen.others) await tell(services, tx, owner, visit)
  return token
}

/** The same from a known device: there is nothing to mail, so one statement is enough. Undefined from any other. */
export async function openSessionAgain(
  services: Services,
  owner: AccountRecord,
  visit: Visit,
): Promise<string | undefined> {
  const { token, values } = newSession(services, owner, visit)
  const opened = await services.db.query({ ...knownDevice, values })
  return opened.length === 0 ? undefined : token
}

function newSession({ config, now }: Services, { account }: AccountRecord, visit: Visit) {
  const moment = now()
  const { token, hash } = newToken()
  // A caller without a device cookie is a new device each time.
  const fingerprint = hashToken(visit.device ?? newToken().token)
  const endsAt = new Date(moment.getTime() + config.sessionDays * 86_400_000)
  const device = deviceName(visit.userAgent)
  return {
    token,
    values: [account.id, hash, device, moment, endsAt, fingerprint, account.passwordHash],
  }
}

// The lock orders the session and a concurrent change of the password: one waits for the other, and a
// session is never opened with a replaced password. The same holds for a suspension.
const proven = `
    proven AS (
      SELECT id FROM account WHERE id = $1 AND password_hash = $7 AND suspended_at IS NULL FOR SHARE
    )`

// Runs at every log-in, so each is a single statement.
const anyDevice = {
  name: 'open-session',
  text: `
    WITH ${proven}, opened AS (
      INSERT INTO session (account_id, token_hash, device, created_at, last_seen_at, ends_at)
      SELECT id, $2::bytea, $3::text, $4::timestamptz, $4, $5::timestamptz FROM proven
    ), noted AS (
      INSERT INTO known_device (account_id, fingerprint, seen_at)
      SELECT id, $6::bytea, $4 FROM proven
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
    WITH ${proven}, known AS (
      UPDATE known_device SET seen_at = $4::timestamptz FROM proven
       WHERE known_device.account_id = proven.id AND fingerprint = $6
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
