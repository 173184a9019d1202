import { setOtherBankAccount } from '@kinfold/contract/bank-account/set-other-bank-account'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'

export const setOtherBankAccountMutation = mutation(
  'POST /customer/bank-account',
  setOtherBankAccount,
  { invalidates: [customerKey], success: 'Your bank account is saved.' },
)

export const useSetOtherBankAccount = () => useMutation(setOtherBankAccountMutation)
