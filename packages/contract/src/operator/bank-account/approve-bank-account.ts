import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { BankAccountToCheck, DecidableCheck } from './bank-account-check.ts'

export const approveBankAccount = endpoint({
  summary: 'Lets payouts go to a member’s account; not by that member.',
  method: 'POST',
  path: '/operator/bank-account/approve/:id',
  access: 'approver',
  params: { id: id<'bank-account'>() },
  body: object({ seen: DecidableCheck }),
  response: BankAccountToCheck,
  errors: ['already_decided', 'about_yourself'],
})
