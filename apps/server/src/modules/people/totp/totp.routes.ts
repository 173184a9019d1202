import { answerTotpChallenge as answerTotpChallengeCall } from '@kinfold/contract/auth/answer-totp-challenge'
import { beginTotp as beginTotpCall } from '@kinfold/contract/totp/begin-totp'
import { renewRecoveryCodes as renewRecoveryCodesCall } from '@kinfold/contract/totp/renew-recovery-codes'
import { turnOffTotp as turnOffTotpCall } from '@kinfold/contract/totp/turn-off-totp'
import { deviceRoute, type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { answerTotpChallenge } from './answer-totp-challenge.ts'
import { beginTotp } from './begin-totp.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { turnOffTotp } from './turn-off-totp.ts'

export function totpRoutes(services: Services): readonly Route[] {
  return [
    deviceRoute(answerTotpChallengeCall, call => answerTotpChallenge(services, call)),
    signedInRoute(beginTotpCall, call => beginTotp(services, call)),
    signedInRoute(renewRecoveryCodesCall, call => renewRecoveryCodes(services, call)),
    signedInRoute(turnOffTotpCall, call => turnOffTotp(services, call)),
  ]
}
