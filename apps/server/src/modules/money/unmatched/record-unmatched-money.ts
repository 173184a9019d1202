import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { lineOnStatement } from '@kinfold/contract/operator/bank-line'
import { receivedOnProblem } from '@kinfold/contract/operator/received-on-problem'
import type { recordUnmatchedMoney as endpoint } from '@kinfold/contract/operator/unmatched/record-unmatched-money'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import { momentOnDay } from '../../../ledger/moment-on-day.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { readFreeLine } from '../bank-line/read-free-line.ts'
import { lockBankAmount } from '../parked/lock-bank-line.ts'
import { recordUnmatched } from '../parked/record-unmatched.ts'
import { referenceOfAnother } from '../payment/reference-of-another.ts'
import { readUnmatched } from './read-unmatched-money.ts'

type Endpoint = typeof endpoint

/** Records a line of the bank statement that belongs to no announced transfer. */
export async function recordUnmatchedMoney(
  services: Services,
  { caller, body, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const { received_on, sender_name, bank_reference } = body
  const now = await services.clock.now(tx)
  const oddDay = receivedOnProblem(received_on, dayInLagos(now))
  if (oddDay !== undefined) return refuse('validation_failed', { fields: { received_on: oddDay } })
  const anothers = await referenceOfAnother(tx, bank_reference)
  if (anothers !== undefined) {
    return refuse('validation_failed', { fields: { bank_reference: anothers } })
  }
  const received = moneyFromWire(body.currency, body.amount)
  await lockBankAmount(tx, received)
  const line = await readFreeLine(tx, received, { received_on, bank_reference })
  if (line !== undefined)
    return refuse('conflict', { sentence: lineOnStatement(line.row.bookedOn) })
  const row = await recordUnmatched(services, tx, {
    received,
    arrivedAt: momentOnDay(received_on, now),
    senderName: sender_name,
    bankReference: bank_reference,
    cameBy: 'bank',
    by,
  })
  if (row instanceof Refusal) return row
  const answer = await readUnmatched(tx, row.id)
  const about = { subject: bank_reference, subjectId: row.id, detail: formatMoney(received) }
  return audited('unmatched.recorded', about, answer)
}
