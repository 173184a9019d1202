import { getHealth } from '@kinfold/contract/health/get-health'
import type { Answer } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import { type Route, visitorRoute } from '../../calls/route.ts'
import type { Database } from '../../db/database.ts'
import type { Readiness } from '../../health/readiness.ts'

type Parts = {
  readonly db: Database
  readonly readiness: Readiness
  readonly version: string
}

export function healthRoutes({ db, readiness, version }: Parts): readonly Route[] {
  return [
    visitorRoute(getHealth, async (): Promise<Answer<typeof getHealth>> => {
      if (!readiness.isReady) return refuse('unavailable', { retryAfterSeconds: 2 })
      await db.query({ name: 'health', text: 'SELECT 1' })
      return { status: 'ok', version }
    }),
  ]
}
