import { logOut } from '@kinfold/contract/session/log-out'
import { mutation } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const logOutMutation = mutation('POST /auth/logout', logOut, { silent: true })

/** Signing out works here whatever the server says, so nothing is told. */
export const useLogOut = () => useCall(logOutMutation)
