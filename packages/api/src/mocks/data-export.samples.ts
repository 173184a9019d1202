import { fetchDataExport } from '@kinfold/contract/data-export/fetch-data-export'
import { getDataExport } from '@kinfold/contract/data-export/get-data-export'
import { requestDataExport } from '@kinfold/contract/data-export/request-data-export'
import { demoPassword } from '@kinfold/personas/demo-password'
import { sampleCall } from './sample-call.ts'

export const dataExportSamples = {
  getDataExport: sampleCall(getDataExport, {}),
  requestDataExport: sampleCall(requestDataExport, {}),
  fetchDataExport: sampleCall(fetchDataExport, { body: { password: demoPassword } }),
}
