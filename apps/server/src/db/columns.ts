import { bigint, customType, date, timestamp } from 'drizzle-orm/pg-core'

/** A point in time, as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A day of the calendar, as `2026-07-31`. */
export const day = (name: string) => date(name, { mode: 'string' })

/** An int8 that counts or numbers something. */
export const whole = (name: string) => bigint(name, { mode: 'bigint' })

/** An amount of money in minor units. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
