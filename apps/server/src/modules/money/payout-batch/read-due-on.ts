import { businessDayBy } from '@kinfold/contract/day/business-days'
import type { Handle } from '../../../db/database.ts'
import { holiday } from '../../club/holiday/holiday.tables.ts'

/** The last day on which banks work, on the first of these days or before it. */
export async function readDueOn({ orm }: Handle, payBy: readonly string[]): Promise<string> {
  const holidays = await orm.select({ day: holiday.day }).from(holiday)
  const [first] = payBy.toSorted()
  if (first === undefined) throw new RangeError('a batch of nothing is due on no day')
  return businessDayBy(first, new Set(holidays.map(({ day }) => day)))
}
