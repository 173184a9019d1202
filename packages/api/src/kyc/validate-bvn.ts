import { validateBvn } from '@kinfold/contract/kyc/validate-bvn'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'

export const validateBvnMutation = mutation('POST /customer/validate-bvn', validateBvn, {
  invalidates: [customerKey],
  success: 'Your BVN is validated.',
})

export const useValidateBvn = () => useMutation(validateBvnMutation)
