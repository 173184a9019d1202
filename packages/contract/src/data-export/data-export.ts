import { enums, type Infer, nullable, type } from 'superstruct'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'
import { Count } from '../fields/whole-number.ts'

export const dataExportStates = [
  'being_made',
  /** It waits to be fetched. */
  'ready',
  /** It was fetched, which is possible once. */
  'fetched',
  /** Nobody fetched it in time. */
  'expired',
  /** It couldn’t be made. */
  'failed',
] as const
export type DataExportState = (typeof dataExportStates)[number]

/** An archive of everything that the club keeps about a member. */
export const DataExport = type({
  id: id<'data-export'>(),
  state: enums(dataExportStates),
  asked_at: DateTime,
  /** Until when it can be fetched; null where it can’t be. */
  fetch_by: nullable(DateTime),
  /** In bytes; null before it is made. */
  size: nullable(Count),
})
export type DataExport = Infer<typeof DataExport>

/** How long it waits to be fetched. */
export const dataExportDays = 7

/** Whether a further export can be asked for: there is one at a time. */
export const canAskAgain = (latest: Pick<DataExport, 'state'> | null): boolean =>
  latest === null || (latest.state !== 'being_made' && latest.state !== 'ready')
