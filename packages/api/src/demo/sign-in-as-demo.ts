import { signInAsDemo } from '@kinfold/contract/demo/sign-in-as-demo'
import { mutation } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const signInAsDemoMutation = mutation('POST /demo/sign-in', signInAsDemo)

export const useSignInAsDemo = () => useCall(signInAsDemoMutation)
