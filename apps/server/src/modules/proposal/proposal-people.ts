import { alias } from 'drizzle-orm/pg-core'
import { operator } from '../account/account.tables.ts'

/** Whoever proposed, and whoever decided: two of the same table, joined by these names. */
export const proposer = alias(operator, 'proposer')
export const decider = alias(operator, 'decider')
