import { getFile } from '@kinfold/contract/file/get-file'
import { query } from '../query/query.ts'
import { rareChanges } from '../query/rare-changes.ts'
import { useQuery } from '../query/use-query.ts'

export const fileKey = 'GET /file/:id'
// What is in a file never changes, and who has enlarged it keeps their place.
export const fileQuery = query(fileKey, getFile, { ...rareChanges, refreshMs: () => 0 })

/** A private file as a blob; fetched when there is an id. */
export const useFile = (id: string | undefined) =>
  useQuery(fileQuery, id ? { params: { id } } : null)
