import { and, eq, isNotNull } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { member } from './account.tables.ts'

/** Whether a member has closed their account. */
export async function hasLeft({ orm }: Handle, memberId: string): Promise<boolean> {
  const [left] = await orm
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.id, memberId), isNotNull(member.closedAt)))
    .execute()
  return left !== undefined
}
