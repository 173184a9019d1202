import { confirmTotp } from '@kinfold/contract/totp/confirm-totp'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'

export const confirmTotpMutation = mutation('POST /auth/totp/confirm', confirmTotp, {
  invalidates: [customerKey],
  success: 'Your authenticator app is on.',
})

export const useConfirmTotp = () => useMutation(confirmTotpMutation)
