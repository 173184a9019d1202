import { changePassword as changePasswordCall } from '@kinfold/contract/auth/change-password'
import { forgotPassword as forgotPasswordCall } from '@kinfold/contract/auth/forgot-password'
import { logIn as logInCall } from '@kinfold/contract/auth/log-in'
import { resetPassword as resetPasswordCall } from '@kinfold/contract/auth/reset-password'
import { validateEmailOtp as validateEmailOtpCall } from '@kinfold/contract/auth/validate-email-otp'
import { verifyEmail as verifyEmailCall } from '@kinfold/contract/auth/verify-email'
import { confirmTotp as confirmTotpCall } from '@kinfold/contract/totp/confirm-totp'
import { deviceRoute, type Route, signedInRoute, visitorRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { confirmTotp } from '../totp/confirm-totp.ts'
import { changePassword } from './change-password.ts'
import { endOtherWaysIn } from './end-other-ways-in.ts'
import { forgotPassword } from './forgot-password.ts'
import { logIn } from './log-in.ts'
import { resetPassword } from './reset-password.ts'
import { validateEmailOtp } from './validate-email-otp.ts'
import { verifyEmail } from './verify-email.ts'

const namesDevice = true as const

export function authRoutes(services: Services): readonly Route[] {
  return [
    deviceRoute(logInCall, call => logIn(services, call)),
    visitorRoute(verifyEmailCall, call => verifyEmail(services, call)),
    deviceRoute(validateEmailOtpCall, call => validateEmailOtp(services, call)),
    visitorRoute(forgotPasswordCall, call => forgotPassword(services, call)),
    deviceRoute(resetPasswordCall, call => resetPassword(services, call)),
    { ...signedInRoute(changePasswordCall, call => changePassword(services, call)), namesDevice },
    signedInRoute(confirmTotpCall, call => confirmTotp(services, call, endOtherWaysIn)),
  ]
}
