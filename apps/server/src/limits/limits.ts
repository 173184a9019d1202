import { createHash } from 'node:crypto'
import { type Refusal, refuse } from '../calls/refusal.ts'
import type { Database } from '../db/database.ts'

export type Limit = {
  readonly name: string
  readonly points: number
  readonly seconds: number
}
export type Counted = {
  readonly limit: Limit
  readonly key: string
  /** Only what fails counts in the end: the try is under way until it is forgiven or settled. */
  readonly failuresOnly?: boolean
}

export type Limits = {
  /** Counts one try on each key, over all server processes; a refusal when one is used up. */
  readonly count: (tried: readonly Counted[]) => Promise<Refusal<'too_many_requests'> | undefined>
  /** Takes one try back from each key, after one that turned out well. */
  readonly forgive: (tried: readonly Counted[]) => Promise<void>
  /** Lets one try on each key stand that was under way. */
  readonly settle: (tried: readonly Counted[]) => Promise<void>
}

type Row = { key: string; points: number; settled: number; wait: number }

// One statement for all keys that are counted together, by the database's clock. All statements take the rows in order, so that no two wait for each other.
const clock = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'
const countStatement = {
  name: 'count-tries',
  text: `
    INSERT INTO rate_limit AS known (key, points, settled, expire)
    SELECT wanted.key, 1, wanted.settled, ${clock} + wanted.lifetime
      FROM unnest($1::text[], $2::bigint[], $3::int[]) AS wanted (key, lifetime, settled)
     ORDER BY wanted.key
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN known.expire <= ${clock} THEN 1 ELSE known.points + 1 END,
      settled = excluded.settled + CASE WHEN known.expire <= ${clock} THEN 0 ELSE known.settled END,
      expire = CASE WHEN known.expire <= ${clock} THEN excluded.expire ELSE known.expire END
    RETURNING key, points, settled, (expire - ${clock})::float8 AS wait`,
}

const changing = (name: string, change: string) => ({
  name,
  text: `
    UPDATE rate_limit SET ${change}
      FROM (SELECT key FROM rate_limit WHERE key = ANY ($1::text[]) ORDER BY key FOR UPDATE) AS mine
     WHERE rate_limit.key = mine.key AND points > 0`,
})
const takeBackStatement = changing(
  'take-back-tries',
  'points = points - 1, settled = least(settled, points - 1)',
)
const settleStatement = changing('settle-tries', 'settled = least(settled + 1, points)')

const mostBlocked = 10_000
/** No longer: a try under way that turns out well gives way to another, whichever process carries it out. */
const rememberedMs = 1000
/** Where tries under way could still give way, whoever waits so long may find room. */
const underWayMs = 2000

type Block = { readonly until: number; readonly rememberedUntil: number }

export function createLimits(db: Database): Limits {
  // Tries over a limit are refused from memory, without another query.
  const blocked = new Map<string, Block>()
  const change = async (statement: typeof settleStatement, keys: readonly string[]) => {
    if (keys.length > 0) await db.query({ ...statement, values: [keys] })
  }

  return {
    async count(tried) {
      if (tried.length === 0) return undefined
      const counted = new Map(tried.map(each => [storedKey(each), each]))
      const wait = longestBlock(blocked, counted.keys())
      if (wait > 0) return tooMany(wait)
      const lifetimes = [...counted.values()].map(({ limit }) => limit.seconds * 1000)
      const settled = [...counted.values()].map(settledAtOnce)
      const values = [[...counted.keys()], lifetimes, settled]
      const rows = await db.query<Row>({ ...countStatement, values })
      const over = new Map<string, number>()
      for (const row of rows) {
        const ms = waitOf(row, counted.get(row.key))
        if (ms !== undefined) over.set(row.key, ms)
      }
      if (over.size === 0) return undefined
      // What was refused was not tried, and mustn't count once those under way have turned out well.
      await change(takeBackStatement, [...over.keys()])
      await change(
        settleStatement,
        keysUnderWay(tried).filter(key => !over.has(key)),
      )
      if (blocked.size > mostBlocked) blocked.clear()
      const now = performance.now()
      for (const [key, ms] of over) {
        blocked.set(key, { until: now + ms, rememberedUntil: now + Math.min(ms, rememberedMs) })
      }
      return tooMany(Math.max(...over.values()))
    },
    async forgive(tried) {
      const keys = tried.map(storedKey)
      await change(takeBackStatement, keys)
      for (const key of keys) blocked.delete(key)
    },
    settle: tried => change(settleStatement, keysUnderWay(tried)),
  }
}

const settledAtOnce = ({ failuresOnly = false }: Counted) => (failuresOnly ? 0 : 1)

const keysUnderWay = (tried: readonly Counted[]) =>
  tried.filter(each => settledAtOnce(each) === 0).map(storedKey)

/** How long a try has to wait, in milliseconds; undefined where its limit has room for it. */
function waitOf({ points, settled, wait }: Row, counted: Counted | undefined): number | undefined {
  if (counted === undefined || points <= counted.limit.points) return undefined
  const settledBefore = settled - settledAtOnce(counted)
  return settledBefore < counted.limit.points ? Math.min(wait, underWayMs) : wait
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
function storedKey({ limit, key }: Counted): string {
  return `${limit.name}:${createHash('sha256').update(key).digest('base64url')}`
}
