import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import type { AccountRecord } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { useTotpCode } from './use-totp-code.ts'

/** Checks the code of an owner with an authenticator app, and nothing without one; the owner must be locked. */
export async function askForCode(
  services: Services,
  tx: Transaction,
  owner: AccountRecord,
  code: string | undefined,
): Promise<Refusal<'totp_required' | 'totp_invalid'> | undefined> {
  if (owner.account.totpEnabledAt === null) return undefined
  if (code === undefined) return refuse('totp_required')
  return (await useTotpCode(services, tx, owner, code)) ? undefined : refuse('totp_invalid')
}
