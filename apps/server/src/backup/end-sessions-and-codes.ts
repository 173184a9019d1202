import type { Transaction } from '../db/database.ts'
import { stepAt } from '../modules/people/totp/authenticator-codes.ts'

// Whatever lets somebody in or continues a sign-in: it may have been ended or used since the backup.
const opens = [
  'session',
  'totp_challenge',
  'passkey_challenge',
  'password_reset',
  'email_verification',
]

/** Ends what a restore would otherwise reopen: everyone signs in again, and no code works twice. */
export async function endSessionsAndCodes(tx: Transaction, now: Date): Promise<void> {
  for (const table of opens) await tx.query({ text: `DELETE FROM ${table}` })
  // A clock may be a step ahead, so the next one may have been used as well.
  await tx.query({
    text: 'UPDATE authenticator SET last_step = greatest(last_step, $1)',
    values: [stepAt(now) + 1n],
  })
}
