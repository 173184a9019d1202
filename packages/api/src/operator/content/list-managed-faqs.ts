import { listManagedFaqs } from '@kinfold/contract/operator/content/list-managed-faqs'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const managedFaqsKey = 'GET /operator/faq'
export const managedFaqsQuery = query(managedFaqsKey, listManagedFaqs)

export const useManagedFaqs = () => useQuery(managedFaqsQuery, {})
