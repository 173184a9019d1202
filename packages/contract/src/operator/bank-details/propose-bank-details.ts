import { endpoint } from '../../endpoint.ts'
import { BankDetailsBody } from './bank-details-body.ts'
import { BankDetailsProposal } from './managed-bank-details.ts'

export const proposeBankDetails = endpoint({
  summary: 'Proposes a further account to transfer to, for another administrator to confirm.',
  method: 'POST',
  path: '/operator/bank-details/propose',
  access: 'administrator',
  body: BankDetailsBody,
  response: BankDetailsProposal,
})
