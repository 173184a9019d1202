import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { noticeMail } from '../../mail/templates/notice-mail.ts'
import { account, member } from '../account/account.tables.ts'
import type { Services } from '../services.ts'
import { notification } from './notification.tables.ts'
import type { News } from './notify-member.ts'

/** Notifies many members at once, each in the app and by mail, as part of the transaction. */
export async function notifyMembers(
  { config, outbox, clock }: Services,
  tx: Transaction,
  told: readonly { readonly memberId: string; readonly news: News }[],
): Promise<void> {
  if (told.length === 0) return
  const createdAt = await clock.now(tx)
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
    const facts = { ...news, firstName: person.firstName, publicUrl: config.publicUrl }
    return { to: person.email, mail: noticeMail(config.club, facts) }
  })
  await outbox.postAll(tx, mails)
}
