import { sql } from 'drizzle-orm'
import { payment } from '../payment/payment.tables.ts'

// A literal, so that the plan may use the indexes of transfers.
export const isTransfer = sql`${payment.gateway} = 'bank'`
