import { type Refusal, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { findAccountById } from '../account/find-account.ts'
import type { Services } from '../services.ts'
import { useTotpCode } from './use-totp-code.ts'

/** Asks for the code before something that could cost money; of accounts without an app, nothing. */
export async function requireTotp(
  services: Services,
  tx: Transaction,
  accountId: string,
  code: string | undefined,
): Promise<Refusal<'totp_required' | 'totp_invalid'> | undefined> {
  const owner = await findAccountById(tx, accountId)
  if (owner === undefined || owner.account.totpEnabledAt === null) return undefined
  if (code === undefined) return refuse('totp_required')
  return (await useTotpCode(services, tx, owner, code)) ? undefined : refuse('totp_invalid')
}
