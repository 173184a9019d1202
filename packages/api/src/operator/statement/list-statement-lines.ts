import type { QueryOf } from '@kinfold/contract/endpoint'
import { listStatementLines } from '@kinfold/contract/operator/statement/list-statement-lines'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const statementLinesKey = 'GET /operator/statement/line'
export const statementLinesQuery = query(statementLinesKey, listStatementLines, {
  keepPrevious: true,
})

export const useStatementLines = (filter: QueryOf<typeof listStatementLines> = {}) =>
  useQuery(statementLinesQuery, { query: filter })
