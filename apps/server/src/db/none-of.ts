import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** None of these ids: one parameter, however many they are, so that the statement stays the same. */
export const noneOf = (column: AnyPgColumn, ids: readonly string[]): SQL =>
  sql`${column} <> ALL(${sql.param(ids)}::uuid[])`
