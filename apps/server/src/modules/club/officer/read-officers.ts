import type { Officer } from '@kinfold/contract/club/officer'
import { asc } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { officer } from './officer.tables.ts'

/** In the order that the club gives them. */
export const readOfficers = ({ orm }: Handle): Promise<Officer[]> =>
  orm.select().from(officer).orderBy(asc(officer.position), asc(officer.name), asc(officer.id))
