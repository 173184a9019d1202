import type { Notification } from '@kinfold/contract/notification/notification'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { noticeMail } from '../../mail/templates/notice-mail.ts'
import { account, member } from '../account/account.tables.ts'
import type { Services } from '../services.ts'
import { notification } from './notification.tables.ts'

type News = Pick<Notification, 'kind' | 'title' | 'body' | 'link'> & {
  /** The label of the mail's button. */
  readonly action?: string
}

/** Notifies a member in the app and by mail, as part of the transaction. */
export async function notifyMember(
  { config, outbox, clock }: Services,
  tx: Transaction,
  memberId: string,
  { action, ...news }: News,
): Promise<void> {
  const createdAt = await clock.now(tx)
  await tx.orm.insert(notification).values({ ...news, accountId: memberId, createdAt })
  const [person] = await tx.orm
    .select({ email: account.email, firstName: member.firstName })
    .from(account)
    .innerJoin(member, eq(member.id, account.id))
    .where(eq(account.id, memberId))
  if (person === undefined) return
  const facts = { ...news, action, firstName: person.firstName, publicUrl: config.publicUrl }
  await outbox.post(tx, person.email, noticeMail(config.club, facts))
}
