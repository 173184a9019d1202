import { listManagedBankDetails } from '@kinfold/contract/operator/bank-details/list-managed-bank-details'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const managedBankDetailsKey = 'GET /operator/bank-details'
export const managedBankDetailsQuery = query(managedBankDetailsKey, listManagedBankDetails)

export const useManagedBankDetails = () => useQuery(managedBankDetailsQuery, {})
