import { and, eq } from 'drizzle-orm'
import { feeRule } from './fee.tables.ts'

type Key = Pick<typeof feeRule.$inferSelect, 'name' | 'gateway' | 'currency'>

export const isRule = ({ name, gateway, currency }: Key) =>
  and(eq(feeRule.name, name), eq(feeRule.gateway, gateway), eq(feeRule.currency, currency))
