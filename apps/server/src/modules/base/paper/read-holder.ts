import { eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { member } from '../person/account.tables.ts'

export type Holder = {
  readonly name: string
  /** `D. B.` */
  readonly initials: string
}

/** The member that a paper is about. */
export async function readHolder({ orm }: Handle, memberId: string): Promise<Holder> {
  const [found] = await orm
    .select({ firstName: member.firstName, lastName: member.lastName })
    .from(member)
    .where(eq(member.id, memberId))
    .execute()
  if (found === undefined) throw new Error('a paper for somebody who is no member')
  const names = [found.firstName, found.lastName]
  return {
    name: names.join(' '),
    initials: names.map(name => `${Array.from(name)[0]?.toUpperCase() ?? ''}.`).join(' '),
  }
}
