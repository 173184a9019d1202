import { verifyEmail } from '@kinfold/contract/auth/verify-email'
import { successMessages } from '@kinfold/contract/messages'
import { mutation } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const verifyEmailMutation = mutation('POST /auth/verify-email', verifyEmail, {
  success: successMessages.otpResent,
})

/** Signing in and signing up send the first code by themselves; this sends another. */
export const useVerifyEmail = () => useCall(verifyEmailMutation)
