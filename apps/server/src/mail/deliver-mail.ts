import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { mailMessage } from './mail.tables.ts'
import type { MailProvider } from './mail-provider.ts'

type Parts = {
  readonly db: Database
  readonly provider: MailProvider
  readonly metrics: Metrics
  readonly now: () => Date
}

/**
 * Delivers one mail. A crash between the provider's confirmation and ours sends it twice with the same id;
 * confirming first would lose it.
 */
export async function deliverMail({ db, provider, metrics, now }: Parts, mailId: string) {
  const waiting = and(eq(mailMessage.id, mailId), eq(mailMessage.state, 'waiting'))
  const attempts = sql`${mailMessage.attempts} + 1`
  const [mail] = await db.orm.select().from(mailMessage).where(waiting)
  if (mail === undefined) return
  const { id, recipient: to, subject, html, text, unsubscribeUrl } = mail
  const sending = provider.send({ id, to, subject, html, text, unsubscribeUrl })
  const outcome = await sending.catch(async error => {
    await db.orm.update(mailMessage).set({ attempts }).where(waiting)
    throw error
  })
  metrics.mail(outcome === 'sent' ? 'sent' : 'failed')
  await db.orm
    .update(mailMessage)
    .set({
      state: outcome === 'sent' ? 'sent' : 'failed',
      attempts,
      html: '',
      text: '',
      unsubscribeUrl: null,
      settledAt: now(),
    })
    .where(waiting)
}
