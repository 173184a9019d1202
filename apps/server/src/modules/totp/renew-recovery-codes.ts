import type { renewRecoveryCodes as endpoint } from '@kinfold/contract/totp/renew-recovery-codes'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import { findAccountById } from '../account/find-account.ts'
import type { Services } from '../services.ts'
import { noteTotp } from './note-totp.ts'
import { renewCodes } from './recovery-codes.ts'
import { useTotpCode } from './use-totp-code.ts'

type Endpoint = typeof endpoint

export async function renewRecoveryCodes(
  services: Services,
  { caller: { accountId }, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return services.db.transaction(async tx => {
    const owner = await findAccountById(tx, accountId)
    if (owner === undefined || owner.account.totpEnabledAt === null) return refuse('totp_not_on')
    if (!(await useTotpCode(services, tx, owner, body.code))) return refuse('totp_invalid')
    const recovery_codes = await renewCodes(services.keyedHash, tx, accountId)
    await noteTotp(services, tx, owner, { kind: 'codes renewed' })
    return { recovery_codes }
  })
}
