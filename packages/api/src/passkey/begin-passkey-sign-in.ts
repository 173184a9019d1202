import { beginPasskeySignIn } from '@kinfold/contract/passkey/begin-passkey-sign-in'
import { mutation } from '../mutation/mutation.ts'

/** Silent: the sign-in page asks by itself, and goes on without an answer. */
export const beginPasskeySignInMutation = mutation(
  'POST /auth/passkey/challenge',
  beginPasskeySignIn,
  { silent: true },
)
