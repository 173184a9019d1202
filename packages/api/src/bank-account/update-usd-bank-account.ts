import { updateUsdBankAccount } from '@kinfold/contract/bank-account/update-usd-bank-account'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'

export const updateUsdBankAccountMutation = mutation(
  'PATCH /customer/usd-bank-account',
  updateUsdBankAccount,
  { invalidates: [customerKey], success: 'Your bank account is saved.' },
)

export const useUpdateUsdBankAccount = () => useMutation(updateUsdBankAccountMutation)
