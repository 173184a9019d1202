import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Reason } from '../reason.ts'
import { BankAccountToCheck, DecidableCheck } from './bank-account-check.ts'

export const refuseBankAccount = endpoint({
  summary: 'Refuses a member’s account with a reason, which the member reads; not by that member.',
  method: 'POST',
  path: '/operator/bank-account/refuse/:id',
  access: 'approver',
  params: { id: id<'bank-account'>() },
  body: object({ seen: DecidableCheck, reason: Reason }),
  response: BankAccountToCheck,
  errors: ['already_decided', 'about_yourself'],
})
