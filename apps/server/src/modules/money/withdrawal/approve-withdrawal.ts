import { formatMoney } from '@kinfold/contract/money/format-money'
import { approvalProblem } from '@kinfold/contract/operator/withdrawal/approval-problem'
import type { approveWithdrawal as endpoint } from '@kinfold/contract/operator/withdrawal/approve-withdrawal'
import { refuse } from '../../../calls/refusal.ts'
import { post } from '../../../ledger/post.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import type { Services } from '../../services.ts'
import { approvalOf } from './approval-of.ts'
import { amountOf } from './describe-withdrawal.ts'
import { lockWithdrawal } from './lock-withdrawal.ts'
import { readApprovalFacts } from './read-approval-facts.ts'
import { readRequestedWithdrawal } from './read-requested-withdrawals.ts'
import { requireBooked } from './require-booked.ts'
import { requirePayee } from './require-payee.ts'
import { settleWithdrawal } from './settle-withdrawal.ts'
import { withdrawalNews } from './withdrawal-news.ts'

type Endpoint = typeof endpoint

/** Lets a withdrawal be paid: the money leaves the wallet and waits in the payout. */
export async function approveWithdrawal(
  services: Services,
  { caller, params, body: { seen }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const found = await lockWithdrawal(tx, params.id)
  if (found === undefined) return refuse('not_found')
  const problem = await judgeDecision(tx, {
    about: [found.row.id, found.row.batchId],
    seen,
    state: found.row.status,
    problem: approvalProblem(await readApprovalFacts(tx, found, services.now()), by),
  })
  if (problem !== undefined) return problem

  const { row, memberId: member } = found
  await requireBooked(tx, row)
  requirePayee(services.keyedHash, row)
  const { id, reference } = row
  const at = await services.clock.now(tx)
  await post(tx, approvalOf(found, at))
  const approved = await settleWithdrawal(tx, row, {
    status: 'approved',
    decidedAt: at,
    decidedBy: by,
    leftWalletAt: at,
  })
  await notifyMember(services, tx, member, withdrawalNews.approved(approved))
  const requested = await readRequestedWithdrawal(tx, id, services.now())
  const about = { subject: reference, subjectId: id, detail: formatMoney(amountOf(row)) }
  return audited('withdrawal.approved', about, requested)
}
