import type { Database } from '../db/database.ts'
import { deviceCookieDays } from '../http/device-cookie.ts'

// Kept a while after they stopped working, so that a question about them can be answered.
const statements: readonly [text: string, keptDays: number][] = [
  ['DELETE FROM email_verification WHERE expires_at < $1', 1],
  ['DELETE FROM password_reset WHERE expires_at < $1', 7],
  ['DELETE FROM totp_challenge WHERE expires_at < $1', 1],
  ['DELETE FROM session WHERE ends_at < $1', 7],
  // By then the browser has forgotten its cookie. The latest stays: a sign-in from another one is still news.
  [
    `DELETE FROM known_device old
      WHERE seen_at < $1
        AND EXISTS (SELECT 1 FROM known_device later
                     WHERE later.account_id = old.account_id AND later.seen_at > old.seen_at)`,
    deviceCookieDays,
  ],
  ['DELETE FROM idempotent_call WHERE created_at < $1', 30],
  // Its job gave up long before, and a code or a link in it has expired.
  [
    `UPDATE mail_message SET state = 'failed', html = '', text = '', settled_at = now()
      WHERE state = 'waiting' AND created_at < $1`,
    2,
  ],
  [`DELETE FROM mail_message WHERE state <> 'waiting' AND created_at < $1`, 30],
  ['DELETE FROM sandbox_mail WHERE sent_at < $1', 30],
]

const day = 86_400_000

/** Deletes rows that no longer open, limit or replay anything. */
export async function clearExpired(db: Database, now: Date): Promise<void> {
  for (const [text, keptDays] of statements) {
    await db.query({ text, values: [new Date(now.getTime() - keptDays * day)] })
  }
  await db.query({ text: 'DELETE FROM rate_limit WHERE expire < $1', values: [now.getTime()] })
}
