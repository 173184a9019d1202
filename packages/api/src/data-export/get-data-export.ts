import { getDataExport } from '@kinfold/contract/data-export/get-data-export'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const dataExportKey = 'GET /customer/export'
export const dataExportQuery = query(dataExportKey, getDataExport)

/** The latest archive of the member's data. */
export const useDataExport = () => useQuery(dataExportQuery, {})
