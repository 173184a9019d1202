import type { Holiday } from '@kinfold/contract/operator/holiday/holiday'
import { asc } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { holiday } from './holiday.tables.ts'

/** The earliest first. */
export const readHolidays = ({ orm }: Handle): Promise<Holiday[]> =>
  orm.select().from(holiday).orderBy(asc(holiday.day))
