import { eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { operator } from '../person/account.tables.ts'
import type { Actor } from './append-audit.ts'

/** The operator as the audit log names them. */
export async function operatorActor(handle: Handle, id: string): Promise<Actor> {
  const [found] = await handle.orm.select().from(operator).where(eq(operator.id, id))
  if (found === undefined) throw new Error('operator not found for an operator’s call')
  return { kind: 'operator', id, name: found.name }
}
