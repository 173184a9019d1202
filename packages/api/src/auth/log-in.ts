import { logIn } from '@kinfold/contract/auth/log-in'
import { mutation } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const logInMutation = mutation('POST /auth/login', logIn)

export const useLogIn = () => useCall(logInMutation)
