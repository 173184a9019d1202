import { type Infer, object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DateText } from '../../fields/date.ts'
import { requiredText } from '../../fields/text.ts'
import { Currency } from '../../money/currency.ts'
import { AmountToPay } from '../../money/wire-amount.ts'
import { UnmatchedMoney } from './unmatched-money.ts'

export const RecordUnmatchedMoneyBody = object({
  currency: Currency,
  amount: AmountToPay,
  received_on: DateText,
  sender_name: requiredText(140),
  bank_reference: requiredText(100),
})
export type RecordUnmatchedMoneyBody = Infer<typeof RecordUnmatchedMoneyBody>

export const recordUnmatchedMoney = endpoint({
  summary: 'Writes down money of the bank statement that nobody announced.',
  method: 'POST',
  path: '/operator/unmatched/record',
  access: 'approver',
  money: true,
  body: RecordUnmatchedMoneyBody,
  response: UnmatchedMoney,
  errors: ['conflict'],
})
