import { listFaqs } from '@kinfold/contract/faq/list-faqs'
import { createFaq } from '@kinfold/contract/operator/content/create-faq'
import { deleteFaq } from '@kinfold/contract/operator/content/delete-faq'
import { listManagedFaqs } from '@kinfold/contract/operator/content/list-managed-faqs'
import { updateFaq } from '@kinfold/contract/operator/content/update-faq'
import { eq } from 'drizzle-orm'
import { refuse } from '../../calls/refusal.ts'
import { type Route, signedInRoute } from '../../calls/route.ts'
import { noteOperator } from '../audit/note-operator.ts'
import type { Services } from '../services.ts'
import { faq } from './faq.tables.ts'
import { readFaqs } from './read-faqs.ts'

export function faqRoutes(services: Services): readonly Route[] {
  const { db } = services
  return [
    signedInRoute(listFaqs, async () => ({ faqs: await readFaqs(db) })),
    signedInRoute(listManagedFaqs, async () => ({ faqs: await readFaqs(db) })),
    signedInRoute(createFaq, ({ caller, body }) =>
      db.transaction(async tx => {
        const [added] = await tx.orm.insert(faq).values(body).returning()
        if (added === undefined) throw new Error('question not found after insert')
        await noteOperator(services, tx, caller.accountId, 'faq.created', aboutFaq(added))
        return added
      }),
    ),
    signedInRoute(updateFaq, ({ caller, params, body }) =>
      db.transaction(async tx => {
        const [kept] = await tx.orm.update(faq).set(body).where(eq(faq.id, params.id)).returning()
        if (kept === undefined) return refuse('not_found')
        await noteOperator(services, tx, caller.accountId, 'faq.changed', aboutFaq(kept))
        return kept
      }),
    ),
    signedInRoute(deleteFaq, ({ caller, params }) =>
      db.transaction(async tx => {
        const [gone] = await tx.orm.delete(faq).where(eq(faq.id, params.id)).returning()
        if (gone === undefined) return refuse('not_found')
        await noteOperator(services, tx, caller.accountId, 'faq.deleted', aboutFaq(gone))
        return { done: true as const }
      }),
    ),
  ]
}

const aboutFaq = ({ id, question }: typeof faq.$inferSelect) => ({
  subject: question,
  subjectId: id,
})
