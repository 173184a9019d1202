import { eq, sql } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { account, member, operator } from './account.tables.ts'

export type AccountRecord = {
  readonly account: typeof account.$inferSelect
  readonly member: typeof member.$inferSelect | null
  readonly operator: typeof operator.$inferSelect | null
}

// Runs at every log-in and for every screen. Prepared once for each handle, it takes a third of the time.
const statements = new WeakMap<Handle, ReturnType<typeof prepare>>()

function prepare({ orm }: Handle) {
  const select = () =>
    orm
      .select({ account, member, operator })
      .from(account)
      .leftJoin(member, eq(member.id, account.id))
      .leftJoin(operator, eq(operator.id, account.id))
  const given = sql.placeholder('given')
  return {
    byEmail: select().where(eq(account.emailKey, given)).prepare('find-account-by-email'),
    byId: select().where(eq(account.id, given)).prepare('find-account-by-id'),
  }
}

function statementsOn(handle: Handle): ReturnType<typeof prepare> {
  const known = statements.get(handle)
  if (known !== undefined) return known
  const prepared = prepare(handle)
  statements.set(handle, prepared)
  return prepared
}

export async function findAccountByEmail(
  handle: Handle,
  emailKey: string,
): Promise<AccountRecord | undefined> {
  const [found] = await statementsOn(handle).byEmail.execute({ given: emailKey })
  return found
}

export async function findAccountById(
  handle: Handle,
  id: string,
): Promise<AccountRecord | undefined> {
  const [found] = await statementsOn(handle).byId.execute({ given: id })
  return found
}

/** What a person is called in a mail. */
export function firstNameOf({ member: person, operator: staff }: AccountRecord): string {
  return person?.firstName ?? staff?.name.split(' ')[0] ?? ''
}

/** Nobody signs in to an account that is on hold or closed. */
export function isOnHold({
  account: { suspendedAt },
  member: person,
}: Pick<AccountRecord, 'account' | 'member'>): boolean {
  return suspendedAt !== null || (person !== null && person.closedAt !== null)
}
