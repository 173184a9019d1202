import type { renamePasskey as endpoint } from '@kinfold/contract/passkey/rename-passkey'
import { and, eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { describePasskey } from './describe-passkey.ts'
import { passkey } from './passkey.tables.ts'

type Endpoint = typeof endpoint

export async function renamePasskey(
  { db }: Services,
  { caller, params, body: { name } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const [row] = await db.orm
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.id, params.id), eq(passkey.accountId, caller.accountId)))
    .returning()
  return row === undefined ? refuse('not_found') : describePasskey(row)
}
