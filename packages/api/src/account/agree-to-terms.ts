import { agreeToTerms } from '@kinfold/contract/account/agree-to-terms'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { customerKey } from './get-customer.ts'

export const agreeToTermsMutation = mutation('POST /customer/agree-to-terms', agreeToTerms, {
  invalidates: [customerKey],
})

export const useAgreeToTerms = () => useMutation(agreeToTermsMutation)
