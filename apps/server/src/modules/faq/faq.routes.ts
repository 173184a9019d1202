import { listFaqs } from '@kinfold/contract/faq/list-faqs'
import { asc, sql } from 'drizzle-orm'
import { type Route, signedInRoute } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { faq } from './faq.tables.ts'

export function faqRoutes({ db }: Services): readonly Route[] {
  return [
    signedInRoute(listFaqs, async () => ({
      faqs: await db.orm
        .select()
        .from(faq)
        // A category stands where its first question does.
        .orderBy(
          sql`min(${faq.position}) OVER (PARTITION BY ${faq.category})`,
          asc(faq.category),
          asc(faq.position),
          asc(faq.id),
        ),
    })),
  ]
}
