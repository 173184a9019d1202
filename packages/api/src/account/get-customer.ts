import { getCustomer } from '@kinfold/contract/account/get-customer'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const customerKey = 'GET /customer/get'
export const customerQuery = query(customerKey, getCustomer)

/** The member who is signed in: what they may do, what is missing, their membership record. */
export const useCustomer = () => useQuery(customerQuery, {})
