import type { ManagedFaq } from '@kinfold/contract/operator/content/managed-faq'
import { asc, sql } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { faq } from './faq.tables.ts'

/** By category and position; categories are ordered by their first question. */
export function readFaqs(handle: Handle): Promise<ManagedFaq[]> {
  return handle.orm
    .select()
    .from(faq)
    .orderBy(
      sql`min(${faq.position}) OVER (PARTITION BY ${faq.category})`,
      asc(faq.category),
      asc(faq.position),
      asc(faq.id),
    )
}
