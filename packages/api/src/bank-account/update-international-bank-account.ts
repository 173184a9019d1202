import { updateInternationalBankAccount } from '@kinfold/contract/bank-account/update-international-bank-account'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'

export const updateInternationalBankAccountMutation = mutation(
  'PATCH /customer/international-bank-account',
  updateInternationalBankAccount,
  { invalidates: [customerKey], success: 'Your bank account is saved.' },
)

export const useUpdateInternationalBankAccount = () =>
  useMutation(updateInternationalBankAccountMutation)
