import { answerTotpChallenge } from '@kinfold/contract/auth/answer-totp-challenge'
import { mutation } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const answerTotpChallengeMutation = mutation(
  'POST /auth/totp/challenge',
  answerTotpChallenge,
)

export const useAnswerTotpChallenge = () => useCall(answerTotpChallengeMutation)
