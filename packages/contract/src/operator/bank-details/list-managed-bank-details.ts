import { array, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { BankDetailsProposal, ManagedBankDetails } from './managed-bank-details.ts'

export const listManagedBankDetails = endpoint({
  summary: 'The accounts members transfer to, with what is proposed for each.',
  method: 'GET',
  path: '/operator/bank-details',
  access: 'operator',
  response: type({
    accounts: array(ManagedBankDetails),
    /** Accounts that are proposed and not there yet. */
    additions: array(BankDetailsProposal),
  }),
})
