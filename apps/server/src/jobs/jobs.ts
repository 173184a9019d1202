import type { Transaction } from '../db/database.ts'

/** Every queue with the data of its jobs: never a code or a token. */
export type JobData = {
  'announce-verification': { readonly verificationId: string }
  'start-password-reset': { readonly emailKey: string }
  'mail-notice': { readonly noticeId: string }
  'deliver-mail': { readonly mailId: string }
}
export type QueueName = keyof JobData

export type JobHandlers = { readonly [Name in QueueName]: (data: JobData[Name]) => Promise<void> }

export type Jobs = {
  /** Queued within the transaction: the job exists only if that is committed. */
  readonly send: <Name extends QueueName>(
    tx: Transaction,
    name: Name,
    data: JobData[Name],
  ) => Promise<void>
}
