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

type Addressee = { readonly id: string; readonly email: string; readonly firstName: string }

/** Notifies a member in the app and by mail, as part of the transaction. */
export async function notifyMember(
  services: Services,
  tx: Transaction,
  memberId: string,
  news: News,
): Promise<void> {
  const [person] = await tx.orm
    .select({ id: account.id, email: account.email, firstName: member.firstName })
    .from(account)
    .innerJoin(member, eq(member.id, account.id))
    .where(eq(account.id, memberId))
  if (person === undefined) throw new Error('member not found who is to be notified')
  await notifyPerson(services, tx, person, news)
}

/** The same for a member whose address is known. */
export async function notifyPerson(
  { config, outbox, clock }: Services,
  tx: Transaction,
  { id: accountId, email, firstName }: Addressee,
  { action, ...news }: News,
): Promise<void> {
  const createdAt = await clock.now(tx)
  const facts = { ...news, action, firstName, publicUrl: config.publicUrl }
  await Promise.all([
    tx.orm.insert(notification).values({ ...news, accountId, createdAt }),
    outbox.post(tx, email, noticeMail(config.club, facts)),
  ])
}
