import type { Notice, NoticeBody } from '@kinfold/contract/operator/content/notice'
import {
  type sendNotice as endpoint,
  noticeSentAlready,
} from '@kinfold/contract/operator/content/send-notice'
import { and, eq, isNull } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { operatorActor } from '../../base/audit/operator-actor.ts'
import {
  audited,
  type Decided,
  type OperatorCall,
  unchanged,
} from '../../base/audit/operator-call.ts'
import { notice } from '../../base/notification/notice.tables.ts'
import type { Services } from '../../services.ts'
import { describeNotice } from './describe-notice.ts'
import { notifyAudience } from './notify-audience.ts'

type Endpoint = typeof endpoint

/** The audience is notified in the app at once; a job sends the mails. Sent again, it is answered as it was sent. */
export async function sendNotice(
  services: Services,
  { caller, body, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const { clock, jobs } = services
  const [sent] = await tx.orm
    .insert(notice)
    .values({ ...body, recipients: 0, sentBy: by, sentAt: await clock.now(tx) })
    .onConflictDoNothing()
    .returning()
  if (sent === undefined) {
    const before = await sentBefore(tx, by, body)
    return before === undefined
      ? refuse('conflict', { sentence: noticeSentAlready })
      : unchanged(before)
  }
  const recipients = await notifyAudience(tx, sent.id)
  await tx.orm.update(notice).set({ recipients }).where(eq(notice.id, sent.id))
  await jobs.send(tx, 'mail-notice', { noticeId: sent.id })
  const about = {
    subject: sent.title,
    subjectId: sent.id,
    detail: `to ${sent.audience.replaceAll('_', ' ')}, ${recipients} in all`,
  }
  const { name } = await operatorActor(tx, by)
  return audited('notice.sent', about, describeNotice({ ...sent, recipients }, { id: by, name }))
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
