import { alias } from 'drizzle-orm/pg-core'
import { operator } from '../person/account.tables.ts'

/** Who proposed and who decided: the same table, joined twice under these names. */
export const proposer = alias(operator, 'proposer')
export const decider = alias(operator, 'decider')
