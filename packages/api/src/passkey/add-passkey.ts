import { addPasskey } from '@kinfold/contract/passkey/add-passkey'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { passkeysKey } from './list-passkeys.ts'

export const addPasskeyMutation = mutation('POST /auth/passkey/add', addPasskey, {
  invalidates: [passkeysKey, customerKey],
  success: ({ name }) => `“${name}” signs you in now.`,
})

export const useAddPasskey = () => useMutation(addPasskeyMutation)
