import { eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { member } from '../../base/person/account.tables.ts'

/** The membership behind a call that only members may make. */
export async function findMember(handle: Handle, id: string): Promise<typeof member.$inferSelect> {
  const [person] = await handle.orm.select().from(member).where(eq(member.id, id))
  if (person === undefined) throw new Error('member has no membership record')
  return person
}
