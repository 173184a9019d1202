import type { getHealth as endpoint } from '@kinfold/contract/health/get-health'
import type { Answer } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Database } from '../../../db/database.ts'
import { pingStatement, type Readiness } from '../../../health/readiness.ts'

export type HealthParts = {
  readonly db: Database
  readonly readiness: Readiness
  readonly version: string
}

export async function getHealth({
  db,
  readiness,
  version,
}: HealthParts): Promise<Answer<typeof endpoint>> {
  if (!readiness.isReady) return refuse('unavailable', { retryAfterSeconds: 2 })
  await db.query(pingStatement)
  return { status: 'ok', version }
}
