import { closeAccount } from '@kinfold/contract/closing/close-account'
import { mutation } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const closeAccountMutation = mutation('POST /customer/close', closeAccount, {
  success: 'Your account is closed. Thank you for the time you were with us.',
})

/** Nothing is asked again: nobody is signed in any more. */
export const useCloseAccount = () => useCall(closeAccountMutation)
