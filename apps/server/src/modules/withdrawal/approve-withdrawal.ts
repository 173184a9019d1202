import { formatMoney } from '@kinfold/contract/money/format-money'
import { approvalProblem } from '@kinfold/contract/operator/withdrawal/approval-problem'
import type { approveWithdrawal as endpoint } from '@kinfold/contract/operator/withdrawal/approve-withdrawal'
import type { Answer, MoneyCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import { post } from '../../ledger/post.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { notifyMember } from '../notification/notify-member.ts'
import type { Services } from '../services.ts'
import { holdsRole } from '../staff/holds-role.ts'
import { approvalOf } from './approval-of.ts'
import { amountOf } from './describe-withdrawal.ts'
import { lockWithdrawal } from './lock-withdrawal.ts'
import { readApprovalFacts } from './read-approval-facts.ts'
import { readRequestedWithdrawal } from './read-requested-withdrawals.ts'
import { requireBooked } from './require-booked.ts'
import { settleWithdrawal } from './settle-withdrawal.ts'
import { withdrawalNews } from './withdrawal-news.ts'

type Endpoint = typeof endpoint

/** Lets a withdrawal be paid: the money leaves the wallet and waits in the payout. */
export async function approveWithdrawal(
  services: Services,
  { caller, params, tx }: MoneyCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const by = caller.accountId
  if (!(await holdsRole(tx, by, 'approver'))) return refuse('forbidden')
  const found = await lockWithdrawal(tx, params.id)
  if (found === undefined) return refuse('not_found')
  const problem = approvalProblem(await readApprovalFacts(tx, found), by)
  if (problem !== undefined) return refuse(problem)

  const { row, memberId: member } = found
  await requireBooked(tx, row)
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
  const requested = await readRequestedWithdrawal(tx, id)
  const deed = { subject: reference, subjectId: id, detail: formatMoney(amountOf(row)) }
  await noteOperator(services, tx, by, 'withdrawal.approved', deed)
  return requested
}
