import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { sandboxMail } from '../../../mail/mail.tables.ts'

export type InboxMail = {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly sent_at: string
  readonly unsubscribe_url: string | null
}

const mostShown = 200

/** The mails sent to an address, or to anyone, newest first. */
export async function readInbox(db: Database, to: string | undefined): Promise<InboxMail[]> {
  const address = to?.trim().toLowerCase()
  // The database can't store this character, so nobody has such an address.
  if (address?.includes('\0')) return []
  const mails = await db.orm
    .select()
    .from(sandboxMail)
    .where(address ? eq(sql`lower(${sandboxMail.recipient})`, address) : undefined)
    .orderBy(desc(sandboxMail.position))
    .limit(mostShown)
  return mails.map(({ id, recipient, subject, text, html, sentAt, unsubscribeUrl }) => ({
    id,
    to: recipient,
    subject,
    text,
    html,
    sent_at: sentAt.toISOString(),
    unsubscribe_url: unsubscribeUrl,
  }))
}
