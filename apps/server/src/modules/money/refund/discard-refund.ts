import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import type { discardRefund as endpoint } from '@kinfold/contract/operator/refund/discard-refund'
import { refuse } from '../../../calls/refusal.ts'
import { refuseDecided } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { lockRefund } from './lock-refund.ts'
import { readRefund } from './read-refunds.ts'
import { updateRefund } from './update-refund.ts'

type Endpoint = typeof endpoint

/** Any approver may discard a proposed refund, also their own. */
export async function discardRefund(
  services: Services,
  { caller, params: { id }, body: { seen }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const found = await lockRefund(tx, id)
  if (found === undefined) return refuse('not_found')
  const { row, paid } = found
  const yours = aboutYourself(by, paid.memberId)
  if (yours !== undefined) return refuse(yours)
  if (row.status !== 'proposed' || seen !== row.status) return refuseDecided(tx, [id])
  const decidedAt = await services.clock.now(tx)
  await updateRefund(tx, row, { status: 'discarded', decidedBy: by, decidedAt })
  const about = { subject: paid.reference, subjectId: id, detail: row.reason }
  return audited('refund.discarded', about, await readRefund(tx, id))
}
