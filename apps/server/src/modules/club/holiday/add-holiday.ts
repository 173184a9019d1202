import { type Holiday, holidayAlreadyListed } from '@kinfold/contract/operator/holiday/holiday'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { holiday } from './holiday.tables.ts'

type Added = { readonly day: string; readonly name: string; readonly by: string }

/** Batches that are prepared already keep the day they are due on. */
export function addHoliday(
  services: Services,
  { day, name, by }: Added,
): Promise<Holiday | Refusal<'conflict' | 'forbidden'>> {
  return asOperator(services, by, 'administrator', async tx => {
    const [added] = await tx.orm
      .insert(holiday)
      .values({ day, name })
      .onConflictDoNothing({ target: holiday.day })
      .returning()
    if (added === undefined) return refuse('conflict', { sentence: holidayAlreadyListed })
    const deed = { subject: name, subjectId: added.id, detail: day }
    await noteOperator(services, tx, by, 'holiday.added', deed)
    return added
  })
}
