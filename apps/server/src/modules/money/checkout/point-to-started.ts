import type { StartedPayment } from '@kinfold/contract/errors/error-answer'
import { sentenceOfStarted } from '@kinfold/contract/payment/started-again'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import { payment } from '../payment/payment.tables.ts'

/** What is told of the payment that was begun before. */
export const startedColumns = {
  id: payment.id,
  payment_link: payment.link,
  status: payment.status,
}

/** Asks whether the payment that was begun before is the one that is meant. */
export function pointToStarted(started: StartedPayment): Refusal<'payment_already_started'> {
  const sentence = sentenceOfStarted(started.status)
  return refuse('payment_already_started', {
    payment: started,
    ...(sentence !== undefined && { sentence }),
  })
}
