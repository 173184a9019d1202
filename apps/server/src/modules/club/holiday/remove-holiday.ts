import type { Holiday } from '@kinfold/contract/operator/holiday/holiday'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { holiday } from './holiday.tables.ts'

export function removeHoliday(
  services: Services,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<Holiday | Refusal<'not_found' | 'forbidden'>> {
  return asOperator(services, by, 'administrator', async tx => {
    const [removed] = await tx.orm.delete(holiday).where(eq(holiday.id, id)).returning()
    if (removed === undefined) return refuse('not_found')
    const deed = { subject: removed.name, subjectId: id, detail: removed.day }
    await noteOperator(services, tx, by, 'holiday.removed', deed)
    return removed
  })
}
