import pg from 'pg'
import { vi } from 'vitest'

export type Sent = {
  readonly texts: readonly string[]
  /** How often the answers were waited for before something else was asked. */
  readonly trips: number
}

/** The queue looks after itself meanwhile; what counts is the job that the work sends. */
const isOfQueueItself = (text: string) =>
  /pgboss/.test(text) && !/INSERT INTO pgboss\.job/.test(text)

/** What the database is asked while the work runs, on either engine. */
export async function sentDuring(work: () => Promise<unknown>): Promise<Sent> {
  const texts: string[] = []
  let trips = 0
  let unanswered = 0
  const query: (...args: unknown[]) => Promise<unknown> = pg.Client.prototype.query
  using _ = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [statement] = args as [string | { text: string }]
    const text = typeof statement === 'string' ? statement : statement.text
    if (isOfQueueItself(text)) return query.apply(this, args)
    texts.push(text)
    if (unanswered === 0) trips += 1
    unanswered += 1
    try {
      return await query.apply(this, args)
    } finally {
      unanswered -= 1
    }
  })
  await work()
  return { texts, trips }
}

export const figuresOf = ({ texts, trips }: Sent) => ({ statements: texts.length, trips })
