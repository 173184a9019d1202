import { requestDataExport } from '@kinfold/contract/data-export/request-data-export'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { dataExportKey } from './get-data-export.ts'

export const requestDataExportMutation = mutation('POST /customer/export', requestDataExport, {
  invalidates: [dataExportKey],
  success: 'We are putting your data together.',
})

export const useRequestDataExport = () => useMutation(requestDataExportMutation)
