import { formatMoney } from '@kinfold/contract/money/format-money'
import type { rejectTransfer as endpoint } from '@kinfold/contract/operator/transfer/reject-transfer'
import { rejectionProblem } from '@kinfold/contract/operator/transfer/rejection-problem'
import { refuse } from '../../../calls/refusal.ts'
import { judgeDecision, refuseDecided } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import type { Services } from '../../services.ts'
import { releasePortfolio } from '../arrival/release-portfolio.ts'
import { expectedOf } from '../payment/expected-of.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { readExpectedTransfer } from './read-expected-transfers.ts'
import { transferNews } from './transfer-news.ts'

type Endpoint = typeof endpoint

/** Says that a transfer never arrived. Its portfolio waits for a payment again, and the member is told why. */
export async function rejectTransfer(
  services: Services,
  { caller, params: { id }, body: { seen, reason }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const row = await lockPayment(tx, id)
  if (row?.gateway !== 'bank') return refuse('not_found')
  const problem = await judgeDecision(tx, {
    about: [id],
    seen,
    state: row.status,
    problem: rejectionProblem(row, by),
  })
  if (problem !== undefined) return problem
  // It came, and waits among the unmatched money.
  if (row.receivedMinor !== null) return refuseDecided(tx, [id])
  const at = await services.clock.now(tx)
  await settlePayment(tx, row, {
    status: 'failed',
    failureReason: reason,
    decidedAt: at,
    decidedBy: by,
    settledAt: at,
  })
  await releasePortfolio(tx, row, at)
  await notifyMember(services, tx, row.memberId, transferNews.rejected(row, reason))
  const answer = await readExpectedTransfer(tx, id)
  const detail = `${formatMoney(expectedOf(row))}. ${reason}`
  const about = { subject: row.reference, subjectId: id, detail }
  return audited('transfer.rejected', about, answer)
}
