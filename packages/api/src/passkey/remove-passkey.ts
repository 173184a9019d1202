import { removePasskey } from '@kinfold/contract/passkey/remove-passkey'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { passkeysKey } from './list-passkeys.ts'

export const removePasskeyMutation = mutation('POST /auth/passkey/remove/:id', removePasskey, {
  invalidates: [passkeysKey, customerKey],
  success: 'That passkey no longer signs you in.',
})

export const useRemovePasskey = () => useMutation(removePasskeyMutation)
