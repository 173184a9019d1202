import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { dateFormat } from '@kinfold/contract/day/date-format'
import { useMember } from '../../session/use-member.ts'

/** As far back as anybody is asked for papers. */
const offered = 6
/** The place of the page that a link to a month leads to. */
export const periodId = 'period'

const monthName = dateFormat({ month: 'long', timeZone: 'UTC' })

export const nameOfMonth = (month: number) => monthName(Date.UTC(2000, month - 1))

/** The year that the address asks for, and the month of it, if it asks for one. */
export function useReportPeriod() {
  const { today } = useMember()
  const latest = Number(today.slice(0, 4))
  const years = Array.from({ length: offered }, (_, back) => String(latest - back))
  const [yearText, setYear] = useAddressChoice('year', years, String(latest))
  const year = Number(yearText)
  const monthsSoFar = year === latest ? Number(today.slice(5, 7)) : 12
  const months = Array.from({ length: monthsSoFar }, (_, index) => String(index + 1))
  const [monthText, setMonth] = useAddressChoice('month', ['', ...months], '')
  const month = monthText === '' ? undefined : Number(monthText)
  const name = month === undefined ? yearText : `${nameOfMonth(month)} ${yearText}`
  return { year, month, name, years, months, setYear, setMonth } as const
}

export type ReportPeriod = ReturnType<typeof useReportPeriod>
