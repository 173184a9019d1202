import type { ManagedFaq } from '@kinfold/contract/operator/content/managed-faq'
import type { ManagedResource } from '@kinfold/contract/operator/content/managed-resource'
import { demoFaqs } from '../content/demo-faqs.ts'
import { demoResources } from '../content/demo-resources.ts'

const first = { version: 1 } as const

/** What GET /operator/faq answers. */
export const managedFaqs: readonly ManagedFaq[] = demoFaqs.map(each => ({ ...each, ...first }))

/** What GET /operator/resource answers. */
export const managedResources: readonly ManagedResource[] = demoResources.map(each => ({
  ...each,
  ...first,
}))
