import { forgotPassword } from '@kinfold/contract/auth/forgot-password'
import { mutation } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const forgotPasswordMutation = mutation('POST /auth/forgot-password', forgotPassword, {
  success: 'If we know this address, a link to set a new password is on its way.',
})

export const useForgotPassword = () => useCall(forgotPasswordMutation)
