import type { SignedIn } from '../../../calls/call.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import { holdCaller } from '../session/hold-caller.ts'
import { checkProof } from './check-proof.ts'
import { judgeProof, type Unproven } from './judge-proof.ts'
import type { OwnerProof } from './owner-proof.ts'

/** The rest of the proof, to run first inside the transaction. */
export type ProveInside = (
  tx: Transaction,
) => Promise<Unproven | Refusal<'unauthenticated'> | undefined>

/** A session token alone can't change where money goes. */
export async function proveOwner(
  services: Services,
  caller: Pick<SignedIn, 'accountId' | 'sessionId'>,
  proof: OwnerProof,
): Promise<ProveInside> {
  const checked = await checkProof(services, caller, proof)
  return async tx => {
    const owner = await holdCaller(tx, caller)
    return owner instanceof Refusal ? owner : judgeProof(services, tx, owner, checked)
  }
}
