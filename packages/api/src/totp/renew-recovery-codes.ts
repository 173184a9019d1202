import { renewRecoveryCodes } from '@kinfold/contract/totp/renew-recovery-codes'
import { mutation } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const renewRecoveryCodesMutation = mutation(
  'POST /auth/totp/recovery-codes',
  renewRecoveryCodes,
)

export const useRenewRecoveryCodes = () => useCall(renewRecoveryCodesMutation)
