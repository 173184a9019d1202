import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { formatMoney } from '@kinfold/contract/money/format-money'
import type { Money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { receivedOnProblem } from '@kinfold/contract/operator/received-on-problem'
import type { confirmTransfer as endpoint } from '@kinfold/contract/operator/transfer/confirm-transfer'
import { confirmationProblem } from '@kinfold/contract/operator/transfer/confirmation-problem'
import type { Answer, MoneyCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import { momentOnDay } from '../../ledger/moment-on-day.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { bookArrival } from '../payment/book-arrival.ts'
import { expectedOf } from '../payment/expected-of.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import type { Services } from '../services.ts'
import { holdsRole } from '../staff/holds-role.ts'
import { lockBankLine } from '../unmatched/lock-bank-line.ts'
import { readExpectedTransfer } from './read-expected-transfers.ts'

type Endpoint = typeof endpoint

/** Books a transfer with what the bank statement says: what arrived counts. */
export async function confirmTransfer(
  services: Services,
  { caller, params, body, tx }: MoneyCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const by = caller.accountId
  if (!(await holdsRole(tx, by, 'approver'))) return refuse('forbidden')
  const row = await lockPayment(tx, params.id)
  if (row?.gateway !== 'bank') return refuse('not_found')
  const expected = expectedOf(row)
  const received = moneyFromWire(expected.currency, body.received_amount)
  const differs = body.differs === true
  const { status, memberId } = row
  const problem = confirmationProblem({ status, memberId, expected }, { received, differs, by })
  if (problem !== undefined) return refuse(problem)
  // The member could not hold it: it came, and waits among the unannounced.
  if (row.receivedMinor !== null) return refuse('already_decided')
  const at = await services.clock.now(tx)
  const { received_on: receivedOn, bank_reference: bankReference } = body
  const oddDay = receivedOnProblem(receivedOn, dayInLagos(at))
  if (oddDay !== undefined) return refuse('validation_failed', { fields: { received_on: oddDay } })
  const known = await lockBankLine(tx, { ...received, receivedOn, bankReference })
  if (known !== undefined) return known

  const arrivedAt = momentOnDay(receivedOn, at)
  await bookArrival(services, tx, row, { amount: received, chargeId: null, arrivedAt, by })
  await settlePayment(tx, row, { receivedOn, bankReference })
  const answer = await readExpectedTransfer(tx, row.id)
  const detail = describeReceived(received, expected)
  const deed = { subject: row.reference, subjectId: row.id, detail }
  await noteOperator(services, tx, by, 'transfer.confirmed', deed)
  return answer
}

function describeReceived(received: Money, expected: Money): string {
  const text = formatMoney(received)
  return received.minor === expected.minor ? text : `${text} instead of ${formatMoney(expected)}`
}
