import { renamePasskey } from '@kinfold/contract/passkey/rename-passkey'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { passkeysKey } from './list-passkeys.ts'

export const renamePasskeyMutation = mutation('PATCH /auth/passkey/rename/:id', renamePasskey, {
  invalidates: [passkeysKey],
  success: 'The new name is saved.',
})

export const useRenamePasskey = () => useMutation(renamePasskeyMutation)
