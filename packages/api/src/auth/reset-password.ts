import { resetPassword } from '@kinfold/contract/auth/reset-password'
import { mutation } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const resetPasswordMutation = mutation('POST /auth/reset-password', resetPassword, {
  success: 'Your new password is set. You can sign in with it now.',
})

export const useResetPassword = () => useCall(resetPasswordMutation)
