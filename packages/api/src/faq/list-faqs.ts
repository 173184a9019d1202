import { listFaqs } from '@kinfold/contract/faq/list-faqs'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const faqsKey = 'GET /customer/faq'
export const faqsQuery = query(faqsKey, listFaqs)

export const useFaqs = () => useQuery(faqsQuery, {})
