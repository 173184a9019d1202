import type { Transaction } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { mailMessage } from './mail.tables.ts'
import type { Mail } from './mail.ts'

type Addressed = { readonly to: string; readonly mail: Mail }

/** A statement with so many mails in it is still small enough. */
const atOnce = 200

export type Outbox = {
  /** Writes the mail in the transaction that causes it; it is delivered after the commit. */
  readonly post: (tx: Transaction, to: string, mail: Mail) => Promise<void>
  /** The same for many, with few statements. */
  readonly postAll: (tx: Transaction, mails: readonly Addressed[]) => Promise<void>
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
    async postAll(tx, mails) {
      for (let from = 0; from < mails.length; from += atOnce) {
        const rows = mails.slice(from, from + atOnce).map(({ to, mail }) => ({
          id: crypto.randomUUID(),
          recipient: to,
          kind: mail.kind,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          unsubscribeUrl: mail.unsubscribeUrl,
          createdAt: now(),
        }))
        await tx.orm.insert(mailMessage).values(rows)
        await jobs.sendAll(
          tx,
          'deliver-mail',
          rows.map(({ id }) => ({ mailId: id })),
        )
      }
    },
  }
}
