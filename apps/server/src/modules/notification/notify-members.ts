import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { account, member } from '../account/account.tables.ts'
import type { Services } from '../services.ts'
import { memberMail } from './mail-member.ts'
import { notification } from './notification.tables.ts'
import type { News } from './notify-member.ts'

/**
 * Notifies many members of their money at once, each in the app and by mail, as part of the transaction. Nobody
 * does without mails about money.
 */
export async function notifyMembers(
  services: Pick<Services, 'config' | 'outbox' | 'clock' | 'keyedHash'>,
  tx: Transaction,
  told: readonly { readonly memberId: string; readonly news: News }[],
): Promise<void> {
  if (told.length === 0) return
  const createdAt = await services.clock.now(tx)
  await tx.orm.insert(notification).values(
    told.map(({ memberId, news: { action: _, ...shown } }) => ({
      ...shown,
      accountId: memberId,
      createdAt,
    })),
  )
  const ids = [...new Set(told.map(({ memberId }) => memberId))]
  const people = await tx.orm
    .select({ id: account.id, email: account.email, firstName: member.firstName })
    .from(account)
    .innerJoin(member, eq(member.id, account.id))
    .where(inArray(account.id, ids))
  const byId = new Map(people.map(person => [person.id, person]))
  const mails = told.flatMap(({ memberId, news }) => {
    const person = byId.get(memberId)
    if (person === undefined) return []
    return { to: person.email, mail: memberMail(services, 'money', person, news) }
  })
  await services.outbox.postAll(tx, mails)
}
