import { fetchDataExport as fetchDataExportCall } from '@kinfold/contract/data-export/fetch-data-export'
import { getDataExport as getDataExportCall } from '@kinfold/contract/data-export/get-data-export'
import { requestDataExport as requestDataExportCall } from '@kinfold/contract/data-export/request-data-export'
import { type Route, signedInRoute, streamedRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { fetchDataExport } from './fetch-data-export.ts'
import { getDataExport } from './get-data-export.ts'
import { requestDataExport } from './request-data-export.ts'

export function dataExportRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(getDataExportCall, call => getDataExport(services, call)),
    signedInRoute(requestDataExportCall, call => requestDataExport(services, call)),
    streamedRoute(fetchDataExportCall, call => fetchDataExport(services, call)),
  ]
}
