import { beginPasskey } from '@kinfold/contract/passkey/begin-passkey'
import { mutation } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const beginPasskeyMutation = mutation('POST /auth/passkey/begin', beginPasskey)

export const useBeginPasskey = () => useCall(beginPasskeyMutation)
