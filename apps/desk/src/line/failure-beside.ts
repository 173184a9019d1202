import type { Failure } from '@kinfold/api/client/outcome'
import type { QueryState } from '@kinfold/api/query/use-query'

/** What to say beside what was read before: nothing while the line says above the page that it may be old. */
export function failureBeside({
  data,
  failure,
}: Pick<QueryState<unknown>, 'data' | 'failure'>): Failure | undefined {
  return data !== undefined && failure?.message === '' ? undefined : failure
}
