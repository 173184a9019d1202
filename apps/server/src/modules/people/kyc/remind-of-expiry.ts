// A document that is about to expire: its member is told once, some weeks ahead.
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Handle, Transaction } from '../../../db/database.ts'
import { noneOf } from '../../../db/none-of.ts'
import { clubDays } from '../../../paging/club-days.ts'
import { dayFrom } from '../../../paging/day-from.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { member } from '../../base/person/account.tables.ts'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { remindEach } from '../../base/schedule/remind-each.ts'
import type { Services } from '../../services.ts'
import { documentNews } from './document-news.ts'
import { kycCase } from './kyc.tables.ts'

/** Long enough to get a new passport, short enough not to be forgotten again. */
const daysAhead = 30

type Expiring = {
  readonly id: string
  readonly memberId: string
  readonly expiresOn: string | null
}

/** As the index `kyc_case_expiring` has it. */
const notReminded = sql`kyc_case.status = 'approved' AND kyc_case.expires_on IS NOT NULL AND kyc_case.reminded_at IS NULL`
/** Who has left isn't reminded. */
const stays = isNull(member.closedAt)

export const remindOfExpiry: DueWork = {
  name: 'reminding of documents that expire',
  async nextDue({ orm }: Handle) {
    const [first] = await orm
      .select({ on: kycCase.expiresOn })
      .from(kycCase)
      .innerJoin(member, eq(member.id, kycCase.memberId))
      .where(and(notReminded, stays))
      .orderBy(asc(kycCase.expiresOn))
      .limit(1)
    const on = first?.on ?? undefined
    return clubDays(on && dayFrom(on, -daysAhead), undefined).from
  },
  carryOut: (services, until) =>
    remindEach<Expiring>(services, {
      take: (tx, limit, failed) =>
        tx.orm
          .select({
            id: kycCase.id,
            memberId: kycCase.memberId,
            expiresOn: kycCase.expiresOn,
          })
          .from(kycCase)
          .innerJoin(member, eq(member.id, kycCase.memberId))
          .where(
            and(
              notReminded,
              stays,
              lte(kycCase.expiresOn, dayFrom(dayInLagos(until), daysAhead)),
              noneOf(kycCase.id, failed),
            ),
          )
          .orderBy(asc(kycCase.expiresOn), asc(kycCase.id))
          .limit(limit)
          .for('update', { of: kycCase, skipLocked: true }),
      idOf: ({ id }) => id,
      remind: (tx, row) => remind(services, tx, row),
      what: 'no reminder of the documents',
    }),
}

async function remind(services: Services, tx: Transaction, row: Expiring): Promise<void> {
  const { id, memberId, expiresOn } = row
  if (expiresOn === null) throw new Error(`document ${id} doesn’t expire`)
  const remindedAt = await services.clock.now(tx)
  await tx.orm.update(kycCase).set({ remindedAt }).where(eq(kycCase.id, id))
  const { supportEmail } = services.config.club
  const isOver = expiresOn < dayInLagos(remindedAt)
  await notifyMember(
    services,
    tx,
    memberId,
    documentNews.expires({ expiresOn, isOver, supportEmail }),
  )
}
