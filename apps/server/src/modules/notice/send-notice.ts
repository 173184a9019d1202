import type { Notice, NoticeBody } from '@kinfold/contract/operator/content/notice'
import { eq } from 'drizzle-orm'
import type { Refusal } from '../../calls/refusal.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { operatorActor } from '../audit/operator-actor.ts'
import type { Services } from '../services.ts'
import { asOperator } from '../staff/as-operator.ts'
import { describeNotice } from './describe-notice.ts'
import { notice } from './notice.tables.ts'
import { notifyAudience } from './notify-audience.ts'

/** The audience is notified in the app at once; a job sends the mails. */
export async function sendNotice(
  services: Services,
  { by, body }: { readonly by: string; readonly body: NoticeBody },
): Promise<Notice | Refusal<'forbidden'>> {
  const { clock, jobs } = services
  return asOperator(services, by, 'administrator', async tx => {
    const [sent] = await tx.orm
      .insert(notice)
      .values({ ...body, recipients: 0, sentBy: by, sentAt: await clock.now(tx) })
      .returning()
    if (sent === undefined) throw new Error('notice not found after insert')
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
