import { register } from '@kinfold/contract/sign-up/register'
import { mutation } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const registerMutation = mutation('POST /customer/register', register)

export const useRegister = () => useCall(registerMutation)
