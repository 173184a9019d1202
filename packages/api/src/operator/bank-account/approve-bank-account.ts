import { approveBankAccount } from '@kinfold/contract/operator/bank-account/approve-bank-account'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { bankAccountsToCheckKey } from './list-bank-accounts.ts'

export const approveBankAccountMutation = mutation(
  'POST /operator/bank-account/approve/:id',
  approveBankAccount,
  {
    invalidates: [bankAccountsToCheckKey, deskOverviewKey],
    success: 'Approved. Payouts can go there.',
  },
)

export const useApproveBankAccount = () => useMutation(approveBankAccountMutation)
