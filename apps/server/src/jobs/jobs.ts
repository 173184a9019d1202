import type { Transaction } from '../db/database.ts'

/** Every queue with what its jobs carry: never a code or a token. */
export type JobData = {
  'announce-verification': { readonly verificationId: string }
  'start-password-reset': { readonly emailKey: string }
  'mail-notice': { readonly noticeId: string }
  'deliver-mail': { readonly mailId: string }
}
export type QueueName = keyof JobData

export type JobHandlers = { readonly [Name in QueueName]: (data: JobData[Name]) => Promise<void> }

export type Jobs = {
  /** Queued with the transaction: it exists exactly when what caused it does. */
  readonly send: <Name extends QueueName>(
    tx: Transaction,
    name: Name,
    data: JobData[Name],
  ) => Promise<void>
}
