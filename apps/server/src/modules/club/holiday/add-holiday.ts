import type { addHoliday as endpoint } from '@kinfold/contract/operator/holiday/add-holiday'
import { holidayAlreadyListed } from '@kinfold/contract/operator/holiday/holiday'
import { refuse } from '../../../calls/refusal.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { holiday } from './holiday.tables.ts'

type Endpoint = typeof endpoint

/** Batches that are prepared already keep the day they are due on. */
export async function addHoliday({
  body: { day, name },
  tx,
}: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
  const [added] = await tx.orm
    .insert(holiday)
    .values({ day, name })
    .onConflictDoNothing({ target: holiday.day })
    .returning()
  if (added === undefined) return refuse('conflict', { sentence: holidayAlreadyListed })
  const about = { subject: name, subjectId: added.id, detail: day }
  return audited('holiday.added', about, added)
}
