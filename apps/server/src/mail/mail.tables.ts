import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, whole } from '../db/columns.ts'

/** held: it was waiting in a restored backup, and may have been sent since. */
export const mailStates = ['waiting', 'sent', 'failed', 'held'] as const

/** The outbox: a mail is written in the transaction that causes it, and delivered afterwards. */
export const mailMessage = pgTable('mail_message', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  /** Emptied after delivery, so that codes and links don't stay behind. */
  html: text('html').notNull(),
  text: text('text').notNull(),
  /** Where mails of its kind are turned off; emptied like the others. */
  unsubscribeUrl: text('unsubscribe_url'),
  state: text('state', { enum: mailStates }).notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  settledAt: moment('settled_at'),
})

/** Mails delivered by the sandbox: the demo club's inbox. */
export const sandboxMail = pgTable(
  'sandbox_mail',
  {
    id: uuid('id').primaryKey(),
    /** Order of arrival: two mails may have the same time. */
    position: whole('position').generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    unsubscribeUrl: text('unsubscribe_url'),
    sentAt: moment('sent_at').notNull(),
  },
  table => [index('sandbox_mail_recipient').on(table.recipient, table.position)],
)
