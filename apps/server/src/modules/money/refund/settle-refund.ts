import { money } from '@kinfold/contract/money/money'
import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import type { settleRefund as endpoint } from '@kinfold/contract/operator/refund/settle-refund'
import { settlingProblem } from '@kinfold/contract/operator/refund/settling-problem'
import { refuse } from '../../../calls/refusal.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { noteHandCredit } from '../hand-credit/note-hand-credit.ts'
import { endFailed, endPaid } from './end-refund.ts'
import { lockRefund } from './lock-refund.ts'
import { readHasLeft } from './read-has-left.ts'
import { readHasMatchedPaid } from './read-has-matched-paid.ts'
import { readRefund } from './read-refunds.ts'

type Endpoint = typeof endpoint

const bothByOne =
  'You said yourself that a line of the bank shows this refund to be paid. Another approver writes down that it came back; if that line shows something else, undo its match first.'

const wasUndone = 'It took back a match that was wrong: no bank has sent anything.'

/** Records what became of a refund that the club's own bank was to pay. */
export async function settleRefund(
  services: Services,
  { caller, params, body: { seen, outcome, note }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const found = await lockRefund(tx, params.id)
  if (found === undefined) return refuse('not_found')
  const { row, paid } = found
  const yours = aboutYourself(by, paid.memberId)
  if (yours !== undefined) return refuse(yours)
  const problem = settlingProblem(row, outcome)
  if (problem === 'conflict') {
    return refuse(problem, { sentence: 'Its provider says what becomes of this refund.' })
  }
  const decided = await judgeDecision(tx, { about: [row.id], seen, state: row.status, problem })
  if (decided !== undefined) return decided
  if (!(await readHasLeft(tx, row.id))) return refuse('conflict', { sentence: wasUndone })
  if (await readHasMatchedPaid(tx, row.id, by)) {
    return refuse('second_person_needed', { sentence: bothByOne })
  }
  const at = await services.clock.now(tx)
  if (outcome === 'paid') await endPaid(services, tx, found, { at, bankReference: note })
  else {
    await noteHandCredit(tx, {
      kind: 'refund_failed',
      sourceId: row.id,
      memberId: paid.memberId,
      amount: money(paid.currency, row.amountMinor),
      people: [by],
      at,
    })
    await endFailed(services, tx, found, { at, by, reason: note })
  }
  const about = { subject: paid.reference, subjectId: row.id, detail: note }
  return audited(`refund.${outcome}`, about, await readRefund(tx, row.id))
}
