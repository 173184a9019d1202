import { getStatementLine } from '@kinfold/contract/operator/statement/get-statement-line'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const statementLineKey = 'GET /operator/statement/line/:id'
export const statementLineQuery = query(statementLineKey, getStatementLine)

/** Fetched when there is an id. */
export const useStatementLine = (id: string | undefined) =>
  useQuery(statementLineQuery, id ? { params: { id } } : null)
