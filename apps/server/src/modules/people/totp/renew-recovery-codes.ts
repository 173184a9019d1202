import type { renewRecoveryCodes as endpoint } from '@kinfold/contract/totp/renew-recovery-codes'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { holdCaller } from '../session/hold-caller.ts'
import { noteTotp } from './note-totp.ts'
import { renewCodes } from './recovery-codes.ts'
import { useTotpCode } from './use-totp-code.ts'

type Endpoint = typeof endpoint

export async function renewRecoveryCodes(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return services.db.transaction(async tx => {
    const owner = await holdCaller(tx, caller)
    if (owner instanceof Refusal) return owner
    if (owner.account.totpEnabledAt === null) return refuse('totp_not_on')
    if (!(await useTotpCode(services, tx, owner, body.code))) return refuse('totp_invalid')
    const recovery_codes = await renewCodes(services.keyedHash, tx, caller.accountId)
    await noteTotp(services, tx, owner, { kind: 'codes renewed' })
    return { recovery_codes }
  })
}
