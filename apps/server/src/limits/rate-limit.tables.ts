import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** The columns, in this order, are those that rate-limiter-flexible writes. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'bigint' }),
  },
  table => [index('rate_limit_expire').on(table.expire)],
)
