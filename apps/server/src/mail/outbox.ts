import type { Transaction } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { mailMessage } from './mail.tables.ts'
import type { Mail } from './mail.ts'

export type Outbox = {
  /** Writes the mail in the transaction that causes it; it is delivered after the commit. */
  readonly post: (tx: Transaction, to: string, mail: Mail) => Promise<void>
}

export function createOutbox(jobs: Jobs, now: () => Date): Outbox {
  return {
    async post(tx, to, { kind, subject, html, text, unsubscribeUrl }) {
      const id = crypto.randomUUID()
      const createdAt = now()
      await Promise.all([
        tx.orm
          .insert(mailMessage)
          .values({ id, kind, recipient: to, subject, html, text, unsubscribeUrl, createdAt }),
        jobs.send(tx, 'deliver-mail', { mailId: id }),
      ])
    },
  }
}
