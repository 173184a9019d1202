// What each plan earned, in hundredths of a percent a month, round the year. Made up, and never below zero.
import {
  diasporaPool,
  growthPool,
  harvest,
  purpleDollar,
  purpleNaira,
  steadyIncome,
} from './demo-plans.ts'

const roundTheYear: Readonly<Record<number, readonly number[]>> = {
  [growthPool.id]: [92, 131, 74, 110, 97, 140, 61, 101, 95, 128, 83, 114],
  [purpleNaira.id]: [128, 133, 130, 136, 131, 127, 134, 139, 132, 130, 135, 137],
  [purpleDollar.id]: [58, 61, 57, 60, 62, 59, 63, 60, 58, 61, 64, 60],
  [diasporaPool.id]: [41, 77, 18, 66, 53, 90, 22, 71, 49, 12, 84, 60],
  [steadyIncome.id]: [112, 114, 113, 116, 115, 118, 117, 115, 114, 116, 118, 119],
  [harvest.id]: [150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150],
}

/** The club keeps a tenth of every return. */
export const feeShare = 10n

export function monthlyReturnBps(planId: number, month: number): bigint {
  return BigInt(roundTheYear[planId]?.[month - 1] ?? 0)
}
