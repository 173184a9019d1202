import { eq } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { account, member, operator } from './account.tables.ts'

export type AccountRecord = {
  readonly account: typeof account.$inferSelect
  readonly member: typeof member.$inferSelect | null
  readonly operator: typeof operator.$inferSelect | null
}

const select = (handle: Handle) =>
  handle.orm
    .select({ account, member, operator })
    .from(account)
    .leftJoin(member, eq(member.id, account.id))
    .leftJoin(operator, eq(operator.id, account.id))

export async function findAccountByEmail(
  handle: Handle,
  emailKey: string,
): Promise<AccountRecord | undefined> {
  const [found] = await select(handle).where(eq(account.emailKey, emailKey))
  return found
}

export async function findAccountById(
  handle: Handle,
  id: string,
): Promise<AccountRecord | undefined> {
  const [found] = await select(handle).where(eq(account.id, id))
  return found
}

/** What a person is called in a mail. */
export function firstNameOf({ member: person, operator: staff }: AccountRecord): string {
  return person?.firstName ?? staff?.name.split(' ')[0] ?? ''
}

/** Nobody signs in to an account that is on hold or closed. */
export function isOnHold({ account: { suspendedAt }, member: person }: AccountRecord): boolean {
  return suspendedAt !== null || (person !== null && person.closedAt !== null)
}
