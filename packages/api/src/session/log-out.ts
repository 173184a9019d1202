import { logOut } from '@kinfold/contract/session/log-out'
import { mutation } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const logOutMutation = mutation('POST /auth/logout', logOut, { silent: true })

/** Silent: signing out works locally, whatever the server answers. */
export const useLogOut = () => useCall(logOutMutation)
