import { fetchDataExport } from '@kinfold/contract/data-export/fetch-data-export'
import { getDataExport } from '@kinfold/contract/data-export/get-data-export'
import { requestDataExport } from '@kinfold/contract/data-export/request-data-export'
import { dataExportOf } from '@kinfold/personas/answers/data-export-of'
import { emptyZip } from './empty-zip.ts'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'
import { now } from './now.ts'
import { requireOwner } from './owner-proof.ts'

export const dataExportMocks = {
  getDataExport: mock(getDataExport, {
    ok: () => ({ latest: null }),
    beingMade: call => ({ latest: dataExportOf(memberOf(call).key, 'being_made') }),
    ready: call => ({ latest: dataExportOf(memberOf(call).key, 'ready') }),
    fetched: call => ({ latest: dataExportOf(memberOf(call).key, 'fetched') }),
    expired: call => ({ latest: dataExportOf(memberOf(call).key, 'expired') }),
    failed: call => ({ latest: dataExportOf(memberOf(call).key, 'failed') }),
  }),
  requestDataExport: mock(requestDataExport, {
    ok: call => ({ ...dataExportOf(memberOf(call).key, 'being_made'), asked_at: now() }),
  }),
  fetchDataExport: mock(fetchDataExport, {
    ok: ({ body }) => {
      requireOwner(body)
      return emptyZip
    },
  }),
}
