import type { Currency } from '@kinfold/contract/money/currency'
import type { Transaction } from '../db/database.ts'

/** Every queue with the data of its jobs: never a code or a token. */
export type JobData = {
  'announce-verification': { readonly verificationId: string }
  'start-password-reset': { readonly emailKey: string }
  'mail-notice': { readonly noticeId: string }
  'deliver-mail': { readonly mailId: string }
  'book-statement': { readonly statementId: string; readonly rewordedAfter?: string }
  'carry-out-returns': { readonly runId: string }
  'handle-webhook': { readonly eventId: string }
  'make-data-export': { readonly exportId: string }
  'pay-in-sandbox': {
    readonly reference: string
    readonly currency: Currency
    /** A bigint isn't JSON. */
    readonly minor: string
  }
  'pay-out-in-sandbox': { readonly reference: string }
  'tell-sandbox-news': {
    readonly reference: string
    readonly event:
      | `payment.${'paid' | 'declined' | 'cancelled'}`
      | `payout.${'paid' | 'failed' | 'returned'}`
      | `refund.${'done' | 'refused'}`
      | `dispute.${'opened' | 'won' | 'lost'}`
    readonly chargeId?: string
    /** Of the refund or dispute. */
    readonly id?: string
  }
}
export type QueueName = keyof JobData

export type JobHandlers = { readonly [Name in QueueName]: (data: JobData[Name]) => Promise<void> }

export type Jobs = {
  /** Queued within the transaction: the job exists only if that is committed. */
  readonly send: <Name extends QueueName>(
    tx: Transaction,
    name: Name,
    data: JobData[Name],
    options?: { readonly afterSeconds?: number },
  ) => Promise<void>
  /** The same for many, in one statement. */
  readonly sendAll: <Name extends QueueName>(
    tx: Transaction,
    name: Name,
    data: readonly JobData[Name][],
  ) => Promise<void>
}
