import type { DataExport, DataExportState } from '@kinfold/contract/data-export/data-export'
import { demoId } from '../demo-id.ts'
import { referenceMoment } from '../reference-day.ts'

const day = 86_400_000
const later = (days: number) => new Date(Date.parse(referenceMoment) + days * day).toISOString()

/** An archive of somebody's data in each state, as the club tells of it on its day. */
export function dataExportOf(key: string, state: DataExportState): DataExport {
  const isMade = state !== 'being_made' && state !== 'failed'
  return {
    id: demoId('data-export', key),
    state,
    asked_at: later(state === 'expired' ? -9 : -1),
    fetch_by: state === 'ready' ? later(6) : null,
    size: isMade ? 4_318_207 : null,
  }
}
