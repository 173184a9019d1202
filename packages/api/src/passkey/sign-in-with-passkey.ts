import { signInWithPasskey } from '@kinfold/contract/passkey/sign-in-with-passkey'
import { mutation } from '../mutation/mutation.ts'

export const signInWithPasskeyMutation = mutation('POST /auth/passkey/sign-in', signInWithPasskey)
