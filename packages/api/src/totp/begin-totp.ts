import { beginTotp } from '@kinfold/contract/totp/begin-totp'
import { mutation } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const beginTotpMutation = mutation('POST /auth/totp/begin', beginTotp)

export const useBeginTotp = () => useCall(beginTotpMutation)
