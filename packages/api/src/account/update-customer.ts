import { updateCustomer } from '@kinfold/contract/account/update-customer'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { customerKey } from './get-customer.ts'

export const updateCustomerMutation = mutation('PATCH /customer/update', updateCustomer, {
  invalidates: [customerKey],
  success: 'Your details are saved.',
})

export const useUpdateCustomer = () => useMutation(updateCustomerMutation)
