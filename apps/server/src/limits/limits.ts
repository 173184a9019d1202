import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { type Refusal, refuse } from '../http/refusal.ts'

export type Limit = {
  readonly name: string
  readonly points: number
  readonly seconds: number
}

export type Limits = {
  /** Counts one attempt on the key, over all server processes. */
  readonly count: (limit: Limit, key: string) => Promise<Refusal<'too_many_requests'> | undefined>
  /** Takes one attempt back, after one that turned out well. */
  readonly forgive: (limit: Limit, key: string) => Promise<void>
}

type StoreQuery = { readonly text: string; readonly values: unknown[]; readonly name?: string }

export function createLimits(db: Database): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterFor = (limit: Limit) => {
    const known = limiters.get(limit.name)
    if (known !== undefined) return known
    const limiter = new RateLimiterPostgres({
      storeClient: storeOn(db),
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
      // Whoever is over the limit is turned away here, without another question to the database.
      inMemoryBlockOnConsumed: limit.points + 1,
    })
    limiters.set(limit.name, limiter)
    return limiter
  }
  return {
    async count(limit, key) {
      try {
        await limiterFor(limit).consume(shortKey(key))
        return undefined
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        return refuse('too_many_requests', { retryAfterSeconds: error.msBeforeNext / 1000 })
      }
    },
    async forgive(limit, key) {
      await limiterFor(limit).reward(shortKey(key))
    },
  }
}

// Of one length, and no list of addresses for whoever reads the table.
const shortKey = (key: string) => createHash('sha256').update(key).digest('base64url')

// The store speaks to a driver's client: one `query` that answers rows, with numbers as numbers.
function storeOn(db: Database) {
  return {
    async query({ text, values }: StoreQuery) {
      const rows = await db.query<{ points: number; expire: bigint | null }>({ text, values })
      return {
        rows: rows.map(row => ({ points: row.points, expire: row.expire && Number(row.expire) })),
        rowCount: rows.length,
      }
    },
  }
}
