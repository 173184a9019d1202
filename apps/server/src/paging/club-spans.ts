import { reportMonthText } from '@kinfold/contract/report/report-flow'
import { startOfClubDay } from './club-days.ts'

/** From one moment, inclusive, until another, exclusive. */
export type ClubSpan = { readonly from: Date; readonly until: Date }

const startOf = (year: number, month: number) =>
  startOfClubDay(`${reportMonthText(year, month)}-01`)

/** A month where the club is. */
export const monthSpan = (year: number, month: number): ClubSpan => ({
  from: startOf(year, month),
  until: month === 12 ? startOf(year + 1, 1) : startOf(year, month + 1),
})

export const yearSpan = (year: number): ClubSpan => ({
  from: startOf(year, 1),
  until: startOf(year + 1, 1),
})
