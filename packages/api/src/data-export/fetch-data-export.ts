import { fetchDataExport } from '@kinfold/contract/data-export/fetch-data-export'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { dataExportKey } from './get-data-export.ts'

export const fetchDataExportMutation = mutation('POST /customer/export/file', fetchDataExport, {
  invalidates: [dataExportKey],
  success: 'Your data is saved.',
})

/** Answers the ZIP file, once. */
export const useFetchDataExport = () => useMutation(fetchDataExportMutation)
