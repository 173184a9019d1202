import { refuseBankAccount } from '@kinfold/contract/operator/bank-account/refuse-bank-account'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { bankAccountsToCheckKey } from './list-bank-accounts.ts'

export const refuseBankAccountMutation = mutation(
  'POST /operator/bank-account/refuse/:id',
  refuseBankAccount,
  {
    invalidates: [bankAccountsToCheckKey, deskOverviewKey],
    success: 'Refused. The member is told the reason.',
  },
)

export const useRefuseBankAccount = () => useMutation(refuseBankAccountMutation)
