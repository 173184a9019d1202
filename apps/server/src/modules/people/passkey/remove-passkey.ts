import type { removePasskey as endpoint } from '@kinfold/contract/passkey/remove-passkey'
import { and, eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { holdCaller } from '../session/hold-caller.ts'
import { notePasskey } from './note-passkey.ts'
import { passkey } from './passkey.tables.ts'
import { proveOwner } from './prove-owner.ts'

type Endpoint = typeof endpoint

export async function removePasskey(
  services: Services,
  { caller, params, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const proven = await proveOwner(services, caller, body)
  return services.db.transaction(async tx => {
    const refused = await proven(tx)
    if (refused !== undefined) return refused
    const owner = await holdCaller(tx, caller)
    if (owner instanceof Refusal) return owner
    const [row] = await tx.orm
      .delete(passkey)
      .where(and(eq(passkey.id, params.id), eq(passkey.accountId, caller.accountId)))
      .returning()
    if (row === undefined) return refuse('not_found')
    await notePasskey(services, tx, owner, { kind: 'removed', name: row.name })
    return { done: true }
  })
}
