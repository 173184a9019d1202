import { turnOffTotp } from '@kinfold/contract/totp/turn-off-totp'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'

export const turnOffTotpMutation = mutation('POST /auth/totp/turn-off', turnOffTotp, {
  invalidates: [customerKey],
  success: 'Your authenticator app is off.',
})

export const useTurnOffTotp = () => useMutation(turnOffTotpMutation)
