import { withdrawalPayoutDay } from '@kinfold/contract/constants'
import { monthsLater } from '@kinfold/contract/day/months-later'
import type { DemoCalendar } from '../calendar/demo-calendar.ts'
import { referenceMoment } from '../reference-day.ts'

/** Longer than any withdrawal has been open on the reference day. */
const longestMs = 15 * 86_400_000
const lagosOffsetMs = 3_600_000

/**
 * When something happened to a withdrawal that is open: as long ago as written. What the next 5th pays was asked
 * for in the month before that 5th, though; where that month has only begun, everything moved up closer.
 */
export function openMoment({ now, day }: DemoCalendar, written: string): string {
  const isBeforePayout = Number(day.slice(8)) <= withdrawalPayoutDay
  const firstDay = `${monthsLater(day, isBeforePayout ? -1 : 0).slice(0, 8)}01`
  const sinceMs = Date.parse(now) - (Date.parse(firstDay) - lagosOffsetMs)
  const share = Math.min(1, sinceMs / longestMs)
  const agoMs = (Date.parse(referenceMoment) - Date.parse(written)) * share
  return `${new Date(Date.parse(now) - agoMs).toISOString().slice(0, 19)}Z`
}
