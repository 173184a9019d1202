import { beginTotp } from '@kinfold/contract/totp/begin-totp'
import { confirmTotp } from '@kinfold/contract/totp/confirm-totp'
import { renewRecoveryCodes } from '@kinfold/contract/totp/renew-recovery-codes'
import { turnOffTotp } from '@kinfold/contract/totp/turn-off-totp'
import { turningOffProblem } from '@kinfold/contract/totp/turning-off-problem'
import { demoPassword } from '@kinfold/personas/demo-password'
import { wrongTotpCode } from './auth.ts'
import { mock } from './mock.ts'
import { rolesOf } from './mock-caller.ts'
import { Refusal, refuseFor } from './refusal.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXE'
const recoveryCodes = [
  'k7mp-2qxa',
  '9dhr-w4cn',
  'b3tz-8vle',
  'f6yu-j5ko',
  'x2ns-7gwi',
  'p8ca-3mhd',
  'r4ve-6bqt',
  'z9lk-5ufy',
]

export const totpMocks = {
  beginTotp: mock(beginTotp, {
    ok: ({ body }) =>
      body.password === demoPassword
        ? { secret, otpauth_url: `otpauth://totp/Kinfold:dayo?secret=${secret}&issuer=Kinfold` }
        : new Refusal('current_password_wrong'),
  }),
  confirmTotp: mock(confirmTotp, {
    ok: ({ body }) =>
      body.code === wrongTotpCode
        ? new Refusal('totp_invalid')
        : { recovery_codes: [...recoveryCodes] },
  }),
  renewRecoveryCodes: mock(renewRecoveryCodes, {
    ok: ({ body }) =>
      body.code === wrongTotpCode
        ? new Refusal('totp_invalid')
        : { recovery_codes: [...recoveryCodes] },
  }),
  turnOffTotp: mock(turnOffTotp, {
    ok: ({ as, body }) => {
      refuseFor(turningOffProblem(rolesOf(as)))
      if (body.password !== demoPassword) return new Refusal('current_password_wrong')
      return body.code === wrongTotpCode ? new Refusal('totp_invalid') : { done: true }
    },
  }),
}
