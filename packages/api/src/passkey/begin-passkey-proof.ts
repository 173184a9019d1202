import { beginPasskeyProof } from '@kinfold/contract/passkey/begin-passkey-proof'
import { mutation } from '../mutation/mutation.ts'

export const beginPasskeyProofMutation = mutation('POST /auth/passkey/proof', beginPasskeyProof)
