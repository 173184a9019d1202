import { listOwnDocuments } from '@kinfold/contract/kyc/list-own-documents'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const ownDocumentsKey = 'GET /customer/documents'
export const ownDocumentsQuery = query(ownDocumentsKey, listOwnDocuments)

export const useOwnDocuments = () => useQuery(ownDocumentsQuery, {})
