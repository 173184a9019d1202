import { beginTotp } from '@kinfold/contract/totp/begin-totp'
import { confirmTotp } from '@kinfold/contract/totp/confirm-totp'
import { renewRecoveryCodes } from '@kinfold/contract/totp/renew-recovery-codes'
import { turnOffTotp } from '@kinfold/contract/totp/turn-off-totp'
import { demoPassword } from '@kinfold/personas/demo-password'
import { sampleCall } from './sample-call.ts'

export const totpSamples = {
  beginTotp: sampleCall(beginTotp, { body: { password: demoPassword } }),
  confirmTotp: sampleCall(confirmTotp, { body: { code: '123456' } }),
  renewRecoveryCodes: sampleCall(renewRecoveryCodes, { body: { code: '123456' } }),
  turnOffTotp: sampleCall(turnOffTotp, { body: { password: demoPassword, code: '123456' } }),
}
