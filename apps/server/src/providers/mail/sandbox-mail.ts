import type { Database } from '../../db/database.ts'
import { sandboxMail } from '../../mail/mail.tables.ts'
import type { MailProvider } from '../../mail/mail-provider.ts'

/** Writes mail to a table that the sandbox shows as an inbox; nothing leaves the machine. */
export function createSandboxMail(db: Database, now: () => Date): MailProvider {
  return {
    async send({ id, to, ...mail }) {
      await db.orm
        .insert(sandboxMail)
        .values({ ...mail, id, recipient: to, sentAt: now() })
        .onConflictDoNothing()
      return 'sent'
    },
    close: () => undefined,
  }
}
