import { nigeria } from '@kinfold/contract/account/is-global-member'
import type { Notice, NoticeBody } from '@kinfold/contract/operator/content/notice'
import { eq } from 'drizzle-orm'
import type { Refusal } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { operatorActor } from '../audit/operator-actor.ts'
import type { Services } from '../services.ts'
import { asOperator } from '../staff/as-operator.ts'
import { describeNotice } from './describe-notice.ts'
import { notice } from './notice.tables.ts'

/** Everybody meant has it in the app at once; the mails are a job's work. */
export async function sendNotice(
  services: Services,
  { by, body }: { readonly by: string; readonly body: NoticeBody },
): Promise<Notice | Refusal<'forbidden'>> {
  const { now, jobs } = services
  return asOperator(services, by, 'administrator', async tx => {
    const [sent] = await tx.orm
      .insert(notice)
      .values({ ...body, recipients: 0, sentBy: by, sentAt: now() })
      .returning()
    if (sent === undefined) throw new Error('notice not found after insert')
    const recipients = await tellEach(tx, sent)
    await tx.orm.update(notice).set({ recipients }).where(eq(notice.id, sent.id))
    await jobs.send(tx, 'mail-notice', { noticeId: sent.id })
    await noteOperator(services, tx, by, 'notice.sent', {
      subject: sent.title,
      subjectId: sent.id,
      detail: `to ${sent.audience.replaceAll('_', ' ')}, ${recipients} in all`,
    })
    const { name } = await operatorActor(tx, by)
    return describeNotice({ ...sent, recipients }, { id: by, name })
  })
}

/** One statement for a club of any size; nobody whose address isn't proven or who has left. */
async function tellEach(tx: Transaction, sent: typeof notice.$inferSelect): Promise<number> {
  const told = await tx.query<{ count: number }>({
    text: `
      WITH told AS (
        INSERT INTO notification (account_id, kind, title, body, link, created_at, notice_id)
        SELECT m.id, 'notice', n.title, n.body, n.link, n.sent_at, n.id
          FROM notice n, member m JOIN account a ON a.id = m.id
         WHERE n.id = $1 AND a.email_verified_at IS NOT NULL AND m.closed_at IS NULL
           AND CASE n.audience
                 WHEN 'everyone' THEN true
                 WHEN 'global_members' THEN NOT (m.country = $2 OR $2 = ANY (m.citizenship))
                 ELSE m.country = $2 OR $2 = ANY (m.citizenship) END
        RETURNING 1)
      SELECT count(*)::int AS count FROM told`,
    values: [sent.id, nigeria],
  })
  return told[0]?.count ?? 0
}
