// Terms that wait to be accepted: whoever hasn't accepted them a week after they came is told once.
import { addDays } from 'date-fns/addDays'
import { and, asc, desc, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Handle, Transaction } from '../../../db/database.ts'
import { noneOf } from '../../../db/none-of.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { account, member } from '../../base/person/account.tables.ts'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { remindEach } from '../../base/schedule/remind-each.ts'
import type { Services } from '../../services.ts'
import { terms } from './terms.tables.ts'
import { termsNews } from './terms-news.ts'

const daysAfter = 7

type Published = { readonly version: string; readonly publishedAt: Date }

/** Only the latest are in force. */
async function readUnreminded({ orm }: Handle): Promise<Published | undefined> {
  const [latest] = await orm.select().from(terms).orderBy(desc(terms.publishedAt)).limit(1)
  return latest?.remindedAt === null ? latest : undefined
}

const dueAt = ({ publishedAt }: Published) => addDays(publishedAt, daysAfter)

export const remindOfTerms: DueWork = {
  name: 'reminding of terms to accept',
  async nextDue(handle) {
    const latest = await readUnreminded(handle)
    return latest && dueAt(latest)
  },
  async carryOut(services, until) {
    const latest = await readUnreminded(services.db)
    if (latest === undefined || dueAt(latest) > until) return
    const { version } = latest
    // In order of ids, so that each batch goes on where the last one ended.
    let after: string | undefined
    await remindEach(services, {
      async take(tx, limit, failed) {
        const rows = await tx.orm
          .select({ id: member.id })
          .from(member)
          .innerJoin(account, eq(account.id, member.id))
          .where(
            and(
              isWaiting(version),
              after === undefined ? undefined : gt(member.id, after),
              noneOf(member.id, failed),
            ),
          )
          .orderBy(asc(member.id))
          .limit(limit)
          .for('update', { of: member, skipLocked: true })
        after = rows.at(-1)?.id
        return rows
      },
      idOf: ({ id }) => id,
      remind: (tx, { id }) => remind(services, tx, id, version),
      what: 'no reminder of the terms for',
    })
    await markReminded(services, version)
  },
}

const isWaiting = (version: string) =>
  and(
    ne(member.acceptedTermsVersion, version),
    or(isNull(member.remindedOfTerms), ne(member.remindedOfTerms, version)),
    isNotNull(account.emailVerifiedAt),
    isNull(member.closedAt),
  )

async function remind(
  services: Services,
  tx: Transaction,
  memberId: string,
  version: string,
): Promise<void> {
  await tx.orm.update(member).set({ remindedOfTerms: version }).where(eq(member.id, memberId))
  await notifyMember(services, tx, memberId, termsNews.waiting())
}

/** Whoever another process is about to remind keeps the terms due. */
async function markReminded({ db, clock }: Services, version: string): Promise<void> {
  await db.transaction(async tx => {
    const [waiting] = await tx.orm
      .select({ id: member.id })
      .from(member)
      .innerJoin(account, eq(account.id, member.id))
      .where(isWaiting(version))
      .limit(1)
    if (waiting !== undefined) return
    const remindedAt = await clock.now(tx)
    await tx.orm.update(terms).set({ remindedAt }).where(eq(terms.version, version))
  })
}
