import type { Notice, NoticeBody } from '@kinfold/contract/operator/content/notice'
import { noticeSentAlready } from '@kinfold/contract/operator/content/send-notice'
import { and, eq, isNull } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { operatorActor } from '../../base/audit/operator-actor.ts'
import { notice } from '../../base/notification/notice.tables.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { describeNotice } from './describe-notice.ts'
import { notifyAudience } from './notify-audience.ts'

/** The audience is notified in the app at once; a job sends the mails. Sent again, it is answered as it was sent. */
export async function sendNotice(
  services: Services,
  { by, body }: { readonly by: string; readonly body: NoticeBody },
): Promise<Notice | Refusal<'forbidden' | 'conflict'>> {
  const { clock, jobs } = services
  return asOperator(services, by, 'administrator', async tx => {
    const [sent] = await tx.orm
      .insert(notice)
      .values({ ...body, recipients: 0, sentBy: by, sentAt: await clock.now(tx) })
      .onConflictDoNothing()
      .returning()
    if (sent === undefined)
      return (await sentBefore(tx, by, body)) ?? refuse('conflict', { sentence: noticeSentAlready })
    const recipients = await notifyAudience(tx, sent.id)
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

/** The same notice of the same operator, whose answer got lost. */
async function sentBefore(
  tx: Transaction,
  by: string,
  { id, title, body, link, audience }: NoticeBody,
): Promise<Notice | undefined> {
  const [sent] = await tx.orm
    .select()
    .from(notice)
    .where(
      and(
        eq(notice.id, id),
        eq(notice.sentBy, by),
        eq(notice.title, title),
        eq(notice.body, body),
        link === null ? isNull(notice.link) : eq(notice.link, link),
        eq(notice.audience, audience),
      ),
    )
  return sent && describeNotice(sent, { id: by, name: (await operatorActor(tx, by)).name })
}
