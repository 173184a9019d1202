import type { Database } from '../db/database.ts'
import { deviceCookieDays } from '../http/device-cookie.ts'

// Kept a while after they stopped working, so that a question about them can be answered.
const statements: readonly [text: string, keptDays: number][] = [
  ['DELETE FROM email_verification WHERE expires_at < $1', 1],
  ['DELETE FROM password_reset WHERE expires_at < $1', 7],
  ['DELETE FROM totp_challenge WHERE expires_at < $1', 1],
  ['DELETE FROM passkey_challenge WHERE expires_at < $1', 0],
  ['DELETE FROM case_presence WHERE seen_at < $1', 1],
  ['DELETE FROM session WHERE ends_at < $1', 7],
  // By then the browser's cookie has expired. The latest device is kept: a sign-in from another one is still reported.
  [
    `DELETE FROM known_device old
      WHERE seen_at < $1
        AND EXISTS (SELECT 1 FROM known_device later
                     WHERE later.account_id = old.account_id AND later.seen_at > old.seen_at)`,
    deviceCookieDays,
  ],
  ['DELETE FROM idempotent_call WHERE created_at < $1', 30],
  // Its job failed long before, and any code or link in it has expired.
  [
    `UPDATE mail_message SET state = 'failed', html = '', text = '', unsubscribe_url = NULL, settled_at = now()
      WHERE state = 'waiting' AND created_at < $1`,
    2,
  ],
  [`DELETE FROM mail_message WHERE state <> 'waiting' AND created_at < $1`, 30],
  ['DELETE FROM sandbox_mail WHERE sent_at < $1', 30],
  // They name payers. What came of them stands with the payments.
  ['DELETE FROM webhook_event WHERE handled_at < $1', 90],
]

const day = 86_400_000

/** Deletes sessions, codes, counters and stored answers that have expired. */
export async function clearExpired(db: Database, now: Date): Promise<void> {
  for (const [text, keptDays] of statements) {
    await db.query({ text, values: [new Date(now.getTime() - keptDays * day)] })
  }
  await db.query({ text: 'DELETE FROM rate_limit WHERE expire < $1', values: [now.getTime()] })
}
