import type { listPasskeys as endpoint } from '@kinfold/contract/passkey/list-passkeys'
import { asc, eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import { describePasskey } from './describe-passkey.ts'
import { passkey } from './passkey.tables.ts'

type Endpoint = typeof endpoint

export async function listPasskeys(
  { db }: Services,
  { caller }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const rows = await db.orm
    .select()
    .from(passkey)
    .where(eq(passkey.accountId, caller.accountId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id))
  return { passkeys: rows.map(describePasskey) }
}
