import type { getDataExport as endpoint } from '@kinfold/contract/data-export/get-data-export'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import { describeDataExport, findLatest } from './data-export-row.ts'

type Endpoint = typeof endpoint

export async function getDataExport(
  { db, now }: Services,
  { caller }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const latest = await findLatest(db, caller.accountId)
  return { latest: latest === undefined ? null : describeDataExport(latest, now()) }
}
