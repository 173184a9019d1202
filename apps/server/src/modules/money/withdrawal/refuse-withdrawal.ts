import { formatMoney } from '@kinfold/contract/money/format-money'
import { refusalProblem } from '@kinfold/contract/operator/withdrawal/refusal-problem'
import type { refuseWithdrawal as endpoint } from '@kinfold/contract/operator/withdrawal/refuse-withdrawal'
import { refuse } from '../../../calls/refusal.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import type { Services } from '../../services.ts'
import { amountOf } from './describe-withdrawal.ts'
import { giveBack } from './give-back.ts'
import { lockWithdrawal } from './lock-withdrawal.ts'
import { readRequestedWithdrawal } from './read-requested-withdrawals.ts'
import { settleWithdrawal } from './settle-withdrawal.ts'
import { withdrawalNews } from './withdrawal-news.ts'

type Endpoint = typeof endpoint

/** Ends a withdrawal that is in no batch yet: the money is free again, and the member is told why. */
export async function refuseWithdrawal(
  services: Services,
  { caller, params, body: { seen, reason }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const found = await lockWithdrawal(tx, params.id)
  if (found === undefined) return refuse('not_found')
  const { row, memberId } = found
  const { status } = row
  const problem = await judgeDecision(tx, {
    about: [row.id, row.batchId],
    seen,
    state: status,
    problem: refusalProblem({ status, memberId }, by),
  })
  if (problem !== undefined) return problem

  const at = await services.clock.now(tx)
  await giveBack(tx, found, { reason, at })
  const refused = await settleWithdrawal(tx, row, {
    status: 'failed',
    decidedAt: at,
    decidedBy: by,
    failureReason: reason,
  })
  await notifyMember(services, tx, memberId, withdrawalNews.refused(refused, reason))
  const requested = await readRequestedWithdrawal(tx, row.id, services.now())
  const detail = `${formatMoney(amountOf(row))}. ${reason}`
  const about = { subject: row.reference, subjectId: row.id, detail }
  return audited('withdrawal.refused', about, requested)
}
