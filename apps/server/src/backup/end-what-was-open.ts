import type { Transaction } from '../db/database.ts'
import { stepAt } from '../modules/totp/authenticator-codes.ts'

export type Held = { readonly mails: number; readonly jobs: number }

// What lets somebody in, or carries on where they were: since the backup it may have been ended or used.
const opens = ['session', 'totp_challenge', 'password_reset', 'email_verification']

/** Takes back what a backup would open again, so that everyone signs in anew and no code works twice. */
export async function endWhatWasOpen(tx: Transaction, now: Date): Promise<void> {
  for (const table of opens) await tx.query({ text: `DELETE FROM ${table}` })
  // A clock may be a step ahead, so the next one may have been used as well.
  await tx.query({
    text: 'UPDATE authenticator SET last_step = greatest(last_step, $1)',
    values: [stepAt(now) + 1n],
  })
}

/** Keeps back what waited to be sent: since the backup it may have been. Answers how much that is. */
export async function holdWhatWaits(tx: Transaction, now: Date): Promise<Held> {
  const mails = await tx.query({
    text: `UPDATE mail_message SET state = 'held', html = '', text = '', settled_at = $1
            WHERE state = 'waiting' RETURNING id`,
    values: [now],
  })
  const jobs = await tx.query({
    text: `UPDATE pgboss.job SET state = 'cancelled', completed_on = $1
            WHERE state IN ('created', 'retry', 'active') RETURNING id`,
    values: [now],
  })
  return { mails: mails.length, jobs: jobs.length }
}
