import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { BankDetailsRemovalBody } from './bank-details-body.ts'
import { BankDetailsProposal } from './managed-bank-details.ts'

export const proposeBankDetailsRemoval = endpoint({
  summary: 'Proposes that an account is no longer shown, for another administrator to confirm.',
  method: 'POST',
  path: '/operator/bank-details/propose-removal/:id',
  access: 'administrator',
  params: { id: id<'club-bank-account'>() },
  body: BankDetailsRemovalBody,
  response: BankDetailsProposal,
  errors: ['conflict'],
})
