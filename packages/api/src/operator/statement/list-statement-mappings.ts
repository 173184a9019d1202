import { listStatementMappings } from '@kinfold/contract/operator/statement/list-statement-mappings'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const statementMappingsKey = 'GET /operator/statement/mapping'
export const statementMappingsQuery = query(statementMappingsKey, listStatementMappings)

export const useStatementMappings = () => useQuery(statementMappingsQuery, {})
