import type { AnswerOf, BodyOf } from '@kinfold/contract/endpoint'
import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import type { discardRefund as endpoint } from '@kinfold/contract/operator/refund/discard-refund'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import { refuseDecided } from '../../base/audit/judge-decision.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { lockRefund } from './lock-refund.ts'
import { readRefund } from './read-refunds.ts'
import { updateRefund } from './update-refund.ts'

type Input = {
  readonly id: string
  readonly by: string
  readonly seen: BodyOf<typeof endpoint>['seen']
}
type Refused = Refusal<'not_found' | 'forbidden' | 'about_yourself' | 'already_decided'>

/** Any approver may discard a proposed refund, also their own. */
export function discardRefund(
  services: Services,
  { id, by, seen }: Input,
): Promise<AnswerOf<typeof endpoint> | Refused> {
  return asOperator(services, by, 'approver', async tx => {
    const found = await lockRefund(tx, id)
    if (found === undefined) return refuse('not_found')
    const { row, paid } = found
    const yours = aboutYourself(by, paid.memberId)
    if (yours !== undefined) return refuse(yours)
    if (row.status !== 'proposed' || seen !== row.status) return refuseDecided(tx, [id])
    const decidedAt = await services.clock.now(tx)
    await updateRefund(tx, row, { status: 'discarded', decidedBy: by, decidedAt })
    const deed = { subject: paid.reference, subjectId: id, detail: row.reason }
    await noteOperator(services, tx, by, 'refund.discarded', deed)
    return readRefund(tx, id)
  })
}
