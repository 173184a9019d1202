import { asc, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { member } from './account.tables.ts'

/**
 * Which of these members have closed their account, with their names. Nobody among the others can close theirs until
 * the transaction ends (see lockCurrencies).
 */
export async function lockDeparted(
  tx: Transaction,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (memberIds.length === 0) return new Map()
  const locked = await tx.orm
    .select({
      id: member.id,
      firstName: member.firstName,
      lastName: member.lastName,
      closedAt: member.closedAt,
    })
    .from(member)
    .where(inArray(member.id, [...new Set(memberIds)]))
    .orderBy(asc(member.id))
    .for('key share')
    .execute()
  return new Map(
    locked
      .filter(({ closedAt }) => closedAt !== null)
      .map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
  )
}
