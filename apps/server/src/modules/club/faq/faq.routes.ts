import { listFaqs } from '@kinfold/contract/faq/list-faqs'
import { createFaq as createFaqCall } from '@kinfold/contract/operator/content/create-faq'
import { deleteFaq as deleteFaqCall } from '@kinfold/contract/operator/content/delete-faq'
import { listManagedFaqs } from '@kinfold/contract/operator/content/list-managed-faqs'
import { updateFaq as updateFaqCall } from '@kinfold/contract/operator/content/update-faq'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { createFaq } from './create-faq.ts'
import { deleteFaq } from './delete-faq.ts'
import { readFaqs } from './read-faqs.ts'
import { updateFaq } from './update-faq.ts'

export function faqRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listFaqs, async () => ({
      faqs: (await readFaqs(services.db)).map(({ version: _, ...shown }) => shown),
    })),
    signedInRoute(listManagedFaqs, async () => ({ faqs: await readFaqs(services.db) })),
    operatorRoute(services, createFaqCall, createFaq),
    operatorRoute(services, updateFaqCall, updateFaq),
    operatorRoute(services, deleteFaqCall, deleteFaq),
  ]
}
