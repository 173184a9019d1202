import type { Currency } from '@kinfold/contract/money/currency'
import { asc, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { member } from './account.tables.ts'
import { currenciesOf } from './currencies-of.ts'

/**
 * Which of these members can open no wallet of a currency, with their names: they have closed their account, or hold
 * dollars only. Nobody among the others comes to that until the transaction ends (see lockCurrencies).
 */
export async function lockWithoutWallet(
  tx: Transaction,
  memberIds: readonly string[],
  currency: Currency,
): Promise<ReadonlyMap<string, string>> {
  if (memberIds.length === 0) return new Map()
  const locked = await tx.orm
    .select({
      id: member.id,
      firstName: member.firstName,
      lastName: member.lastName,
      country: member.country,
      citizenship: member.citizenship,
      closedAt: member.closedAt,
    })
    .from(member)
    .where(inArray(member.id, [...new Set(memberIds)]))
    .orderBy(asc(member.id))
    .for('key share')
    .execute()
  return new Map(
    locked
      .filter(row => row.closedAt !== null || !currenciesOf(row).includes(currency))
      .map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
  )
}
