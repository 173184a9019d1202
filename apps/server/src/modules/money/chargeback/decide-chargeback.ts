import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import { endingProblem } from '@kinfold/contract/operator/chargeback/chargeback-problem'
import type { decideChargeback as endpoint } from '@kinfold/contract/operator/chargeback/decide-chargeback'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { creditByTwo } from '../hand-credit/credit-by-two.ts'
import { dropFirstWord } from '../hand-credit/first-word.ts'
import { readPayeeStandings } from '../hand-credit/read-payee-standings.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { amountOf, type ChargebackRow, isByHand } from './chargeback-facts.ts'
import { endChargeback } from './end-chargeback.ts'
import { lockChargeback } from './lock-chargeback.ts'
import { readChargeback } from './read-chargebacks.ts'

type Endpoint = typeof endpoint

/** Records how a chargeback ended that no provider tells of. */
export async function decideChargeback(
  services: Services,
  { caller, params, body: { seen, outcome }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const found = await lockChargeback(tx, params.id)
  if (found === undefined) return refuse('not_found')
  const { row, paid } = found
  const yours = paid && aboutYourself(by, paid.memberId)
  if (yours !== undefined) return refuse(yours)
  const { status, isBooked } = row
  const problem = endingProblem({ status, isBooked, isByHand: isByHand(row) }, outcome)
  if (problem === 'conflict' || paid === undefined) {
    return refuse('conflict', { sentence: 'Its provider says how this one ends.' })
  }
  const decided = await judgeDecision(tx, { about: [row.id], seen, state: status, problem })
  if (decided !== undefined) return decided
  const at = await services.clock.now(tx)
  const credited = outcome === 'won' ? await creditTo(services, tx, row, paid, { by, at }) : 'given'
  if (credited instanceof Refusal) return credited
  if (outcome === 'lost') await dropFirstWord(tx, row.id)
  const isKept = credited === 'kept'
  if (!isKept) await endChargeback(services, tx, { row, paid }, { outcome, at, by })
  const about = { subject: paid.reference, subjectId: row.id, detail: row.disputeId }
  return audited(
    `chargeback.${isKept ? 'first_won' : outcome}`,
    about,
    await readChargeback(tx, row.id),
  )
}

/**
 * One that was won gives its member what was taken back, as money by hand does. It takes two to end a debt that keeps
 * them from being paid.
 */
async function creditTo(
  services: Services,
  tx: Transaction,
  row: ChargebackRow,
  { memberId }: PaymentRow,
  { by, at }: { readonly by: string; readonly at: Date },
) {
  const { debt, matters } = (await readPayeeStandings(tx, [memberId], services.now()))(memberId)
  // What covered that debt would cover this one as well.
  const hasEndedOne = matters.some(({ kind, isShown }) => kind === 'won_back' && !isShown)
  return creditByTwo(services, tx, {
    kind: 'chargeback_won',
    sourceId: row.id,
    memberId,
    amount: amountOf(row),
    paymentId: null,
    isAlwaysByTwo: debt !== undefined || hasEndedOne,
    by,
    at,
  })
}
