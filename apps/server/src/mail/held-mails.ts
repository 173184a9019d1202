// Mails that were waiting when a backup was made may have been sent since, so a restored club doesn't send
// them by itself. They are kept unchanged until somebody releases them.
import type { Handle, Transaction } from '../db/database.ts'

export type HeldMails = {
  readonly mails: number
  /** Notices that hadn't been mailed to everybody yet. */
  readonly notices: number
}

// Their codes and links don't work after a restore.
const opening = `('code', 'reset')`
const mailing = `('deliver-mail', 'mail-notice')`
// An earlier version removed the content of held mails.
const heldMail = `state = 'held' AND text <> ''`
const heldJob = `state = 'cancelled' AND completed_on IS NULL AND name IN ${mailing}`

/** Holds mails that wait to be sent, and drops jobs that would only send a code or a link. */
export async function holdMails(tx: Transaction, now: Date): Promise<HeldMails> {
  await tx.query({
    text: `UPDATE mail_message SET state = 'failed', html = '', text = '', settled_at = $1
            WHERE state = 'waiting' AND kind IN ${opening}`,
    values: [now],
  })
  await tx.query({
    text: `DELETE FROM pgboss.job WHERE state < 'completed' AND name NOT IN ${mailing}`,
  })
  await tx.query({ text: `UPDATE mail_message SET state = 'held' WHERE state = 'waiting'` })
  // Without a completion time the queue would never delete them.
  await tx.query({
    text: `UPDATE pgboss.job SET state = 'cancelled', completed_on = NULL WHERE state < 'completed'`,
  })
  // Including those that were already held in the backup.
  const [held] = await tx.query<HeldMails>({
    text: `SELECT (SELECT count(*) FROM mail_message WHERE ${heldMail})::int AS mails,
                  (SELECT count(*) FROM pgboss.job
                    WHERE ${heldJob} AND name = 'mail-notice')::int AS notices`,
  })
  if (held === undefined) throw new Error('query returned no row')
  return held
}

/** Queues the mails that a restore held; a running server sends them, or the next one to start. */
export async function releaseMails(handle: Handle, now: Date): Promise<HeldMails> {
  // A mail expires after waiting for two days, so the wait starts now.
  const [released] = await handle.query<HeldMails>({
    text: `WITH mail AS (
             UPDATE mail_message SET state = 'waiting', created_at = $1
              WHERE ${heldMail} RETURNING id),
           job AS (
             UPDATE pgboss.job
                SET state = 'created', retry_count = 0, start_after = now(),
                    keep_until = now() + interval '14 days'
              WHERE ${heldJob}
             RETURNING name)
           SELECT (SELECT count(*) FROM mail)::int AS mails,
                  (SELECT count(*) FROM job WHERE name = 'mail-notice')::int AS notices`,
    values: [now],
  })
  if (released === undefined) throw new Error('query returned no row')
  return released
}
