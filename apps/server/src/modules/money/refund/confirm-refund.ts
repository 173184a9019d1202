import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import type { confirmRefund as endpoint } from '@kinfold/contract/operator/refund/confirm-refund'
import { secondPersonProblem } from '@kinfold/contract/operator/second-person-problem'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import { refuseDecided } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { holdsRole } from '../../base/person/holds-role.ts'
import type { Services } from '../../services.ts'
import { bookRefund } from './book-refund.ts'
import { judgeLeaving } from './judge-leaving.ts'
import { lockRefund } from './lock-refund.ts'
import { readRefund } from './read-refunds.ts'
import { wayOf } from './refund-facts.ts'
import { refundNews } from './refund-news.ts'
import { updateRefund } from './update-refund.ts'

type Endpoint = typeof endpoint

const proposerLeft =
  'Whoever proposed this is no longer an approver. Discard it, and propose it anew if it is right.'

/**
 * A second approver agrees. The money leaves the member now; its provider is asked afterwards, outside of this
 * transaction, and what it refuses comes back.
 */
export async function confirmRefund(
  services: Services,
  { caller, params, body: { seen }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const found = await lockRefund(tx, params.id)
  if (found === undefined) return refuse('not_found')
  const { row, paid } = found
  const yours = aboutYourself(by, paid.memberId)
  if (yours !== undefined) return refuse(yours)
  if (row.status !== 'proposed' || seen !== row.status) return refuseDecided(tx, [row.id])
  const { id, proposedBy, returnsFee, reason } = row
  const first = secondPersonProblem(proposedBy, by)
  if (first !== undefined) return refuse(first)
  // A proposal of a stolen account must not outlive its suspension.
  if (proposedBy !== null && !(await holdsRole(tx, proposedBy, 'approver'))) {
    return refuse('conflict', { sentence: proposerLeft })
  }
  const way = wayOf(services, paid)
  const amount = money(paid.currency, row.amountMinor)
  const refused = await judgeLeaving(services, tx, paid, { way, amount, by, proposedBy })
  if (refused !== undefined) return refused

  const at = await services.clock.now(tx)
  const booked = await bookRefund(tx, paid, { id, amount, returnsFee, way, reason, at })
  if (booked instanceof Refusal) return booked
  const isDone = way === 'wallet'
  const sent = await updateRefund(tx, row, {
    status: isDone ? 'paid' : 'sent',
    way,
    feeMinor: booked.fee.minor,
    decidedBy: by,
    decidedAt: at,
    settledAt: isDone ? at : null,
    askAt: way === 'provider' ? at : null,
  })
  const news = isDone ? refundNews.toWallet(paid, sent) : refundNews.sent(paid, sent)
  await notifyMember(services, tx, paid.memberId, news)
  const about = {
    subject: paid.reference,
    subjectId: id,
    detail: `${formatMoney(amount)}. ${reason}`,
  }
  return audited('refund.confirmed', about, await readRefund(tx, id))
}
