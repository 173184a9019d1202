import { setStatementMapping } from '@kinfold/contract/operator/statement/set-statement-mapping'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { statementMappingsKey } from './list-statement-mappings.ts'

export const setStatementMappingMutation = mutation(
  'POST /operator/statement/mapping/:id',
  setStatementMapping,
  { invalidates: [statementMappingsKey], success: 'We will read this bank’s files so.' },
)

export const useSetStatementMapping = () => useMutation(setStatementMappingMutation)
