import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import { account, member } from '../person/account.tables.ts'
import { memberMail } from './mail-member.ts'
import { notification } from './notification.tables.ts'
import { type News, shownInApp } from './notify-member.ts'

/**
 * Notifies many members of their money at once, each in the app and by mail, as part of the transaction. Nobody
 * does without mails about money; who has closed their account is told nothing.
 */
export async function notifyMembers(
  services: Pick<Services, 'config' | 'outbox' | 'clock' | 'keyedHash'>,
  tx: Transaction,
  told: readonly { readonly memberId: string; readonly news: News }[],
): Promise<void> {
  if (told.length === 0) return
  const ids = [...new Set(told.map(({ memberId }) => memberId))]
  const people = await tx.orm
    .select({ id: account.id, email: account.email, firstName: member.firstName })
    .from(account)
    .innerJoin(member, eq(member.id, account.id))
    .where(and(inArray(account.id, ids), isNull(member.closedAt)))
  const byId = new Map(people.map(person => [person.id, person]))
  const stayed = told.flatMap(({ memberId, news }) => {
    const person = byId.get(memberId)
    return person === undefined ? [] : { person, news }
  })
  if (stayed.length === 0) return
  const createdAt = await services.clock.now(tx)
  await tx.orm
    .insert(notification)
    .values(
      stayed.map(({ person, news }) => ({ ...shownInApp(news), accountId: person.id, createdAt })),
    )
  await services.outbox.postAll(
    tx,
    stayed.map(({ person, news }) => ({
      to: person.email,
      mail: memberMail(services, 'money', person, news),
    })),
  )
}
