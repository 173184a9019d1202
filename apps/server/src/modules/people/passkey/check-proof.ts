import type { SignedIn } from '../../../calls/call.ts'
import { findAccountById } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { type CheckedPasskey, checkPasskey } from './check-passkey.ts'
import type { OwnerProof } from './owner-proof.ts'

/** What a proof came to before the transaction. */
export type CheckedProof = {
  readonly given: OwnerProof
  /** The hash that the password was right for. */
  readonly passwordHash: string | undefined
  readonly passkey: CheckedPasskey | undefined
}

/**
 * Checks what takes long, so that no locks are held meanwhile. `judgeProof` decides in the transaction, where
 * neither password, app nor passkeys can change.
 */
export async function checkProof(
  services: Services,
  { accountId }: Pick<SignedIn, 'accountId'>,
  given: OwnerProof,
): Promise<CheckedProof> {
  const { password, passkey } = given
  return {
    given,
    passwordHash:
      password === undefined ? undefined : await rightHash(services, accountId, password),
    passkey: passkey && (await checkPasskey(services, passkey, { purpose: 'prove', accountId })),
  }
}

async function rightHash({ db, passwords }: Services, accountId: string, password: string) {
  const owner = await findAccountById(db, accountId)
  const hash = owner?.account.passwordHash
  return (await passwords.verify(hash, password)) ? hash : undefined
}
