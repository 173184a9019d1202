// Personal data of closed accounts, once the law no longer asks for it.
import { and, asc, isNotNull, lte } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { noneOf } from '../../../db/none-of.ts'
import { member } from '../../base/person/account.tables.ts'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { remindEach } from '../../base/schedule/remind-each.ts'
import type { Services } from '../../services.ts'
import { eraseMember } from './erase-member.ts'

export const eraseClosed: DueWork = {
  name: 'erasing the data of closed accounts',
  async nextDue({ orm }: Handle) {
    const [first] = await orm
      .select({ at: member.eraseAt })
      .from(member)
      .where(isNotNull(member.eraseAt))
      .orderBy(asc(member.eraseAt))
      .limit(1)
    return first?.at ?? undefined
  },
  carryOut: (services, until) => eraseEach(services, until),
}

const eraseEach = (services: Services, until: Date) =>
  remindEach<{ readonly id: string }>(services, {
    take: (tx, limit, failed) =>
      tx.orm
        .select({ id: member.id })
        .from(member)
        .where(and(lte(member.eraseAt, until), noneOf(member.id, failed)))
        .orderBy(asc(member.eraseAt))
        .limit(limit)
        .for('update', { skipLocked: true }),
    idOf: ({ id }) => id,
    remind: async (tx, { id }) => eraseMember(services, tx, id, await services.clock.now(tx)),
    what: 'the data of closed accounts is not erased of',
  })
