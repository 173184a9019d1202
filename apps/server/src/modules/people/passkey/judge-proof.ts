import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import type { AccountRecord } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { askForCode } from '../totp/ask-for-code.ts'
import type { CheckedProof } from './check-proof.ts'
import { usePasskey } from './use-passkey.ts'

export type Unproven = Refusal<
  | 'password_required'
  | 'current_password_wrong'
  | 'totp_required'
  | 'totp_invalid'
  | 'passkey_invalid'
>

/** Whether the caller is the owner: by a passkey, or by a code of the app, or without one by the password. The owner must be locked. */
export async function judgeProof(
  services: Services,
  tx: Transaction,
  owner: AccountRecord,
  { given, passwordHash, passkey }: CheckedProof,
): Promise<Unproven | undefined> {
  if (given.passkey !== undefined) {
    const isUsed = passkey !== undefined && (await usePasskey(services, tx, passkey))
    return isUsed ? undefined : refuse('passkey_invalid')
  }
  if (owner.account.totpEnabledAt !== null) {
    return askForCode(services, tx, owner, given.totp_code)
  }
  if (given.password === undefined) return refuse('password_required')
  return owner.account.passwordHash === passwordHash ? undefined : refuse('current_password_wrong')
}
