import {
  type DataExport,
  type DataExportState,
  dataExportDays,
} from '@kinfold/contract/data-export/data-export'
import { desc, eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { dataExport } from './data-export.tables.ts'

export type DataExportRow = typeof dataExport.$inferSelect

const day = 86_400_000
/** Far longer than any takes, its repeats included: one that isn't made by then never will be. */
const madeWithinMs = 3_600_000

export const fetchByOf = (madeAt: Date): Date => new Date(madeAt.getTime() + dataExportDays * day)

/** Its state at this moment, whether or not anybody has written it down. */
export function stateOf({ status, askedAt, fetchBy }: DataExportRow, now: Date): DataExportState {
  if (status === 'being_made' && now.getTime() - askedAt.getTime() > madeWithinMs) return 'failed'
  if (status === 'ready' && fetchBy !== null && fetchBy <= now) return 'expired'
  return status
}

export function describeDataExport(row: DataExportRow, now: Date): DataExport {
  const state = stateOf(row, now)
  return {
    id: row.id,
    state,
    asked_at: row.askedAt.toISOString(),
    fetch_by: state === 'ready' ? (row.fetchBy?.toISOString() ?? null) : null,
    size: row.size === null ? null : Number(row.size),
  }
}

export async function findLatest(
  { orm }: Handle,
  memberId: string,
): Promise<DataExportRow | undefined> {
  const [latest] = await orm
    .select()
    .from(dataExport)
    .where(eq(dataExport.memberId, memberId))
    .orderBy(desc(dataExport.askedAt), desc(dataExport.id))
    .limit(1)
  return latest
}
