import type { cancelWithdrawal as endpoint } from '@kinfold/contract/withdrawal/cancel-withdrawal'
import { cancellationProblem } from '@kinfold/contract/withdrawal/cancellation-problem'
import type { Answer, MoneyCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import type { Services } from '../../services.ts'
import { describeWithdrawal } from './describe-withdrawal.ts'
import { giveBack } from './give-back.ts'
import { lockWithdrawal } from './lock-withdrawal.ts'
import { settleWithdrawal } from './settle-withdrawal.ts'
import { withdrawalNews } from './withdrawal-news.ts'

type Endpoint = typeof endpoint

/** Takes a withdrawal back at its member's wish, while nobody has decided about it. */
export async function cancelWithdrawal(
  services: Services,
  { caller, params, tx }: MoneyCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const found = await lockWithdrawal(tx, params.id)
  if (found?.memberId !== caller.accountId) return refuse('not_found')
  const problem = cancellationProblem(found.row.status)
  if (problem !== undefined) return refuse(problem)
  const at = await services.clock.now(tx)
  await giveBack(tx, found, { reason: 'Cancelled by the member', at })
  const cancelled = await settleWithdrawal(tx, found.row, { status: 'cancelled', decidedAt: at })
  await notifyMember(services, tx, found.memberId, withdrawalNews.cancelled(cancelled))
  return describeWithdrawal(cancelled)
}
