import { answerTotpChallenge } from '@kinfold/contract/auth/answer-totp-challenge'
import { changePassword } from '@kinfold/contract/auth/change-password'
import { forgotPassword } from '@kinfold/contract/auth/forgot-password'
import { logIn } from '@kinfold/contract/auth/log-in'
import { resetPassword } from '@kinfold/contract/auth/reset-password'
import { validateEmailOtp } from '@kinfold/contract/auth/validate-email-otp'
import { verifyEmail } from '@kinfold/contract/auth/verify-email'
import { register, sentReferralInfo } from '@kinfold/contract/sign-up/register'
import { demoId } from '@kinfold/personas/demo-id'
import { demoPassword } from '@kinfold/personas/demo-password'
import { ada, dayo } from '@kinfold/personas/people/people'
import { sampleCall } from './sample-call.ts'

const newPassword = 'Dry-season#27'

export const authSamples = {
  register: sampleCall(register, {
    body: {
      user: {
        email: 'ifeoma@kinfold.example',
        first_name: 'Ifeoma',
        last_name: 'Okeke',
        password: demoPassword,
        confirm_password: demoPassword,
      },
      phone: '+2348031234509',
      exco_referral: false,
      heard_about_us: 'billboard',
      referral_person: '',
      country_code: 'NG',
      terms_and_conditions: true,
      country: 'Nigeria',
      citizenship: ['Nigeria'],
      pep: false,
      accredited_investors: false,
      referral_info: sentReferralInfo,
      cf_turnstile_response: 'sandbox',
    },
  }),
  answerTotpChallenge: sampleCall(answerTotpChallenge, {
    body: { token: demoId('challenge', 'ngozi'), code: '123456' },
  }),
  changePassword: sampleCall(changePassword, {
    body: { current_password: demoPassword, password: newPassword, confirm_password: newPassword },
  }),
  forgotPassword: sampleCall(forgotPassword, {
    body: { email: dayo.customer.email, cf_turnstile_response: 'sandbox' },
  }),
  logIn: sampleCall(logIn, {
    body: { email: dayo.customer.email, password: demoPassword, cf_turnstile_response: 'sandbox' },
  }),
  resetPassword: sampleCall(resetPassword, {
    body: { token: demoId('reset', 'dayo'), password: newPassword, confirm_password: newPassword },
  }),
  validateEmailOtp: sampleCall(validateEmailOtp, {
    body: { otp: '1234', token: demoId('verification', 'ada') },
  }),
  verifyEmail: sampleCall(verifyEmail, { body: { email: ada.customer.email } }),
}
