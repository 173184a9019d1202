import { createHash } from 'node:crypto'
import { type Refusal, refuse } from '../calls/refusal.ts'
import type { Database } from '../db/database.ts'

export type Limit = {
  readonly name: string
  readonly points: number
  readonly seconds: number
}
export type Counted = { readonly limit: Limit; readonly key: string }

export type Limits = {
  /** Counts one try on each key, over all server processes; a refusal when one is used up. */
  readonly count: (tried: readonly Counted[]) => Promise<Refusal<'too_many_requests'> | undefined>
  /** Takes one try back from each key, after one that turned out well. */
  readonly forgive: (tried: readonly Counted[]) => Promise<void>
}

type Row = { key: string; points: number; wait: number }

// One statement for all keys that are counted together, by the database's clock. Both statements take the rows in order, so that no two wait for each other.
const clock = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'
const countStatement = {
  name: 'count-tries',
  text: `
    INSERT INTO rate_limit AS known (key, points, expire)
    SELECT wanted.key, 1, ${clock} + wanted.lifetime
      FROM unnest($1::text[], $2::bigint[]) AS wanted (key, lifetime)
     ORDER BY wanted.key
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN known.expire <= ${clock} THEN 1 ELSE known.points + 1 END,
      expire = CASE WHEN known.expire <= ${clock} THEN excluded.expire ELSE known.expire END
    RETURNING key, points, (expire - ${clock})::float8 AS wait`,
}

const forgiveStatement = {
  name: 'forgive-tries',
  text: `
    UPDATE rate_limit SET points = points - 1
      FROM (SELECT key FROM rate_limit WHERE key = ANY ($1::text[]) ORDER BY key FOR UPDATE) AS mine
     WHERE rate_limit.key = mine.key AND points > 0`,
}

const mostBlocked = 10_000
/** No longer: a try under way that turns out well gives way to another, whichever process carries it out. */
const rememberedMs = 1000

type Block = { readonly until: number; readonly rememberedUntil: number }

export function createLimits(db: Database): Limits {
  // Tries over a limit are refused from memory, without another query.
  const blocked = new Map<string, Block>()
  const takeBack = async (keys: readonly string[]) => {
    await db.query({ ...forgiveStatement, values: [keys] })
  }

  return {
    async count(tried) {
      if (tried.length === 0) return undefined
      const limits = new Map(tried.map(({ limit, key }) => [storedKey(limit, key), limit]))
      const wait = longestBlock(blocked, limits.keys())
      if (wait > 0) return tooMany(wait)
      const keys = [...limits.keys()]
      const lifetimes = [...limits.values()].map(({ seconds }) => seconds * 1000)
      const rows = await db.query<Row>({ ...countStatement, values: [keys, lifetimes] })
      const over = rows.filter(({ key, points }) => points > (limits.get(key)?.points ?? 0))
      if (over.length === 0) return undefined
      // What was refused was not tried, and mustn't count once those under way have turned out well.
      await takeBack(over.map(({ key }) => key))
      if (blocked.size > mostBlocked) blocked.clear()
      const now = performance.now()
      for (const { key, wait: ms } of over) {
        blocked.set(key, { until: now + ms, rememberedUntil: now + Math.min(ms, rememberedMs) })
      }
      return tooMany(Math.max(...over.map(row => row.wait)))
    },
    async forgive(tried) {
      if (tried.length === 0) return
      const keys = tried.map(({ limit, key }) => storedKey(limit, key))
      await takeBack(keys)
      for (const key of keys) blocked.delete(key)
    },
  }
}

const tooMany = (ms: number) => refuse('too_many_requests', { retryAfterSeconds: ms / 1000 })

function longestBlock(blocked: Map<string, Block>, keys: Iterable<string>): number {
  const now = performance.now()
  let longest = 0
  for (const key of keys) {
    const block = blocked.get(key)
    if (block === undefined) continue
    if (block.rememberedUntil <= now) blocked.delete(key)
    else longest = Math.max(longest, block.until - now)
  }
  return longest
}

// All of one length, and the table doesn't list addresses.
function storedKey({ name }: Limit, key: string): string {
  return `${name}:${createHash('sha256').update(key).digest('base64url')}`
}
