import { updateNgnBankAccount } from '@kinfold/contract/bank-account/update-ngn-bank-account'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'

export const updateNgnBankAccountMutation = mutation(
  'PATCH /customer/ngn-bank-account',
  updateNgnBankAccount,
  { invalidates: [customerKey], success: 'Your bank account is saved.' },
)

export const useUpdateNgnBankAccount = () => useMutation(updateNgnBankAccountMutation)
