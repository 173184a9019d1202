import { type Infer, object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DateText } from '../../fields/date.ts'
import { id } from '../../fields/id.ts'
import { requiredText } from '../../fields/text.ts'
import { Currency } from '../../money/currency.ts'
import { AmountToPay } from '../../money/wire-amount.ts'
import { SettledGateway, Settlement } from './settlement.ts'

export const RecordSettlementBody = object({
  gateway: SettledGateway,
  currency: Currency,
  /** What arrived on the bank account. */
  paid_out: AmountToPay,
  /** What the provider kept; without it, nothing. */
  charge: optional(AmountToPay),
  received_on: DateText,
  reference: requiredText(100),
  /** The line of the bank statement that shows it, where there is one already. */
  line_id: optional(id<'statement-line'>()),
})
export type RecordSettlementBody = Infer<typeof RecordSettlementBody>

export const recordSettlement = endpoint({
  summary: 'Records that a provider paid out what it took for the club.',
  method: 'POST',
  path: '/operator/settlement/record',
  access: 'approver',
  money: true,
  body: RecordSettlementBody,
  response: Settlement,
  errors: [
    'not_found',
    'already_decided',
    'amount_differs',
    'conflict',
    'currency_mismatch',
    'second_person_needed',
  ],
})
