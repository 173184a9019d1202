import { validateEmailOtp } from '@kinfold/contract/auth/validate-email-otp'
import { successMessages } from '@kinfold/contract/messages'
import { mutation } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const validateEmailOtpMutation = mutation(
  'POST /auth/validate-email-otp',
  validateEmailOtp,
  { success: successMessages.emailValidated },
)

export const useValidateEmailOtp = () => useCall(validateEmailOtpMutation)
