import { getFile } from '@kinfold/contract/file/get-file'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const fileKey = 'GET /file/:id'
export const fileQuery = query(fileKey, getFile)

/** A private file as a blob; fetched when there is an id. */
export const useFile = (id: string | undefined) =>
  useQuery(fileQuery, id ? { params: { id } } : null)
