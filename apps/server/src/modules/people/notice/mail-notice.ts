import { and, asc, eq, gt } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { mailMember } from '../../base/notification/mail-member.ts'
import { mailedAbout } from '../../base/notification/mailed-about.ts'
import { notice } from '../../base/notification/notice.tables.ts'
import { notification } from '../../base/notification/notification.tables.ts'
import { account, member } from '../../base/person/account.tables.ts'
import type { Services } from '../../services.ts'

const batch = 200

/**
 * Mails a notice to all its recipients who want such mails, in batches. Progress is stored in the transaction of the mails, so a
 * restarted job continues where it stopped and mails nobody twice.
 */
export async function mailNotice(services: Services, noticeId: string): Promise<void> {
  while (await services.db.transaction(tx => mailSome(services, tx, noticeId))) {
    // The next batch.
  }
}

async function mailSome(services: Services, tx: Transaction, id: string): Promise<boolean> {
  const [about] = await tx.orm.select().from(notice).where(eq(notice.id, id)).for('update')
  if (about === undefined) return false
  const { mailedThrough } = about
  const some = await tx.orm
    .select({ id: account.id, email: account.email, firstName: member.firstName })
    .from(notification)
    .innerJoin(account, eq(account.id, notification.accountId))
    .innerJoin(member, eq(member.id, account.id))
    .where(
      and(
        eq(notification.noticeId, id),
        mailedAbout(tx, 'notices'),
        mailedThrough === null ? undefined : gt(notification.accountId, mailedThrough),
      ),
    )
    .orderBy(asc(notification.accountId))
    .limit(batch)
  for (const person of some) await mailMember(services, tx, 'notices', person, about)
  const last = some.at(-1)
  if (last === undefined) return false
  await tx.orm.update(notice).set({ mailedThrough: last.id }).where(eq(notice.id, id))
  return some.length === batch
}
