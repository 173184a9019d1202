import type { AnswerOf } from '@kinfold/contract/endpoint'
import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import type { discardRefund as endpoint } from '@kinfold/contract/operator/refund/discard-refund'
import { type Refusal, refuse } from '../../calls/refusal.ts'
import { noteOperator } from '../audit/note-operator.ts'
import type { Services } from '../services.ts'
import { asOperator } from '../staff/as-operator.ts'
import { lockRefund } from './lock-refund.ts'
import { readRefund } from './read-refunds.ts'
import { updateRefund } from './update-refund.ts'

type Refused = Refusal<'not_found' | 'forbidden' | 'about_yourself' | 'already_decided'>

/** Any approver may discard a proposed refund, also their own. */
export function discardRefund(
  services: Services,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<AnswerOf<typeof endpoint> | Refused> {
  return asOperator(services, by, 'approver', async tx => {
    const found = await lockRefund(tx, id)
    if (found === undefined) return refuse('not_found')
    const { row, paid } = found
    const yours = aboutYourself(by, paid.memberId)
    if (yours !== undefined) return refuse(yours)
    if (row.status !== 'proposed') return refuse('already_decided')
    const decidedAt = await services.clock.now(tx)
    await updateRefund(tx, row, { status: 'discarded', decidedBy: by, decidedAt })
    const deed = { subject: paid.reference, subjectId: id, detail: row.reason }
    await noteOperator(services, tx, by, 'refund.discarded', deed)
    return readRefund(tx, id)
  })
}
