import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { BankDetailsChangeBody } from './bank-details-body.ts'
import { BankDetailsProposal } from './managed-bank-details.ts'

export const proposeBankDetailsChange = endpoint({
  summary: 'Proposes other details for an account, for another administrator to confirm.',
  method: 'POST',
  path: '/operator/bank-details/propose-change/:id',
  access: 'administrator',
  params: { id: id<'club-bank-account'>() },
  body: BankDetailsChangeBody,
  response: BankDetailsProposal,
  errors: ['conflict'],
})
