import type { QueryOf } from '@kinfold/contract/endpoint'
import { listStatements } from '@kinfold/contract/operator/statement/list-statements'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const statementsKey = 'GET /operator/statement'
export const statementsQuery = query(statementsKey, listStatements, { keepPrevious: true })

export const useStatements = (filter: QueryOf<typeof listStatements> = {}) =>
  useQuery(statementsQuery, { query: filter })
