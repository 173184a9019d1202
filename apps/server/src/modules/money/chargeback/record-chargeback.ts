import { randomUUID } from 'node:crypto'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import {
  moreThanIsLeft,
  recordingProblem,
} from '@kinfold/contract/operator/chargeback/chargeback-problem'
import type { recordChargeback as endpoint } from '@kinfold/contract/operator/chargeback/record-chargeback'
import { onePersonSentences } from '@kinfold/contract/operator/one-person-limits'
import { RefusedError, refuse } from '../../../calls/refusal.ts'
import { momentOnDay } from '../../../ledger/moment-on-day.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { sayAlone } from '../said-alone/say-alone.ts'
import { chargeback } from './chargeback.tables.ts'
import { amountOf } from './chargeback-facts.ts'
import { openChargeback } from './open-chargeback.ts'
import { readChargeback } from './read-chargebacks.ts'
import { readStanding } from './read-standing.ts'

type Endpoint = typeof endpoint

const isRecorded = 'This dispute is written down already.'
const isKnown = 'A dispute of this amount is written down for this payment already.'

/** Records by hand what a payer's bank took back, where the provider's news didn't come. */
export async function recordChargeback(
  services: Services,
  { caller, params, body, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const paid = await lockPayment(tx, params.id)
  if (paid === undefined) return refuse('not_found')
  const yours = aboutYourself(by, paid.memberId)
  if (yours !== undefined) return refuse(yours)
  const { paidCurrency: currency, gateway, status } = paid
  const received = money(currency, paid.receivedMinor ?? paid.totalMinor)
  const amount = body.amount === undefined ? received : moneyFromWire(currency, body.amount)
  const standing = (await readStanding(tx, paid.id)).map(amountOf)
  const refunded = money(currency, paid.refundedMinor + paid.refundedFeeMinor)
  const wanted = { amount, differs: body.differs === true }
  const problem = recordingProblem({ gateway, status, received, refunded }, wanted, standing)
  if (problem === 'amount_differs') return refuse(problem, { sentence: moreThanIsLeft(refunded) })
  if (problem === 'conflict') return refuse(problem, { sentence: isKnown })
  if (problem !== undefined) return refuse(problem)

  const at = await services.clock.now(tx)
  const fee = body.fee === undefined ? money(currency, 0n) : moneyFromWire(currency, body.fee)
  const id = randomUUID()
  const said = { kind: 'charge', sourceId: id, amount: fee, by, others: [], at } as const
  const alone = await sayAlone(services, tx, { ...said, sentence: onePersonSentences.fee })
  if (alone !== undefined) return alone
  const [row] = await tx.orm
    .insert(chargeback)
    .values({
      id,
      paymentId: paid.id,
      provider: paid.provider,
      disputeId: body.dispute,
      currency,
      amountMinor: amount.minor,
      feeMinor: fee.minor,
      status: 'open',
      isBooked: true,
      reason: body.reason,
      answerBy: body.answer_by === undefined ? null : momentOnDay(body.answer_by, at),
      openedAt: at,
      recordedBy: by,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning()
  if (row === undefined) throw new RefusedError(refuse('conflict', { sentence: isRecorded }))
  await openChargeback(services, tx, row, paid)
  const detail = `${formatMoney(amount)}. ${body.reason}`
  const about = { subject: paid.reference, subjectId: row.id, detail }
  return audited('chargeback.recorded', about, await readChargeback(tx, row.id))
}
