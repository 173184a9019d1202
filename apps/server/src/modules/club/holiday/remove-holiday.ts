import type { removeHoliday as endpoint } from '@kinfold/contract/operator/holiday/remove-holiday'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { holiday } from './holiday.tables.ts'

type Endpoint = typeof endpoint

export async function removeHoliday({
  params: { id },
  tx,
}: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
  const [removed] = await tx.orm.delete(holiday).where(eq(holiday.id, id)).returning()
  if (removed === undefined) return refuse('not_found')
  const about = { subject: removed.name, subjectId: id, detail: removed.day }
  return audited('holiday.removed', about, removed)
}
