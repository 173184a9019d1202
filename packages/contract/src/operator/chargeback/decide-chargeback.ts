import { enums, type Infer, object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Chargeback, ChargebackStatus } from './chargeback.ts'

export const chargebackOutcomes = ['won', 'lost'] as const
export type ChargebackOutcome = (typeof chargebackOutcomes)[number]

export const DecideChargebackBody = object({
  seen: ChargebackStatus,
  outcome: enums(chargebackOutcomes),
})
export type DecideChargebackBody = Infer<typeof DecideChargebackBody>

export const decideChargeback = endpoint({
  summary: 'Says how a chargeback ended that was written down by hand.',
  method: 'POST',
  path: '/operator/chargeback/decide/:id',
  access: 'approver',
  money: true,
  params: { id: id<'chargeback'>() },
  body: DecideChargebackBody,
  response: Chargeback,
  errors: ['about_yourself', 'already_decided', 'conflict', 'second_person_needed'],
})
