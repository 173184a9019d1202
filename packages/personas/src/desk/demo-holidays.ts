import type { Holiday } from '@kinfold/contract/operator/holiday/holiday'
import { demoId } from '../demo-id.ts'

const fixed = [
  ['01-01', 'New Year’s Day'],
  ['05-01', 'Workers’ Day'],
  ['06-12', 'Democracy Day'],
  ['10-01', 'Independence Day'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Boxing Day'],
] as const

/** Those that move. Eid and Maulud are declared days before; operators add the next ones. */
const movable = [
  ['2026-03-20', 'Eid-el-Fitr'],
  ['2026-04-03', 'Good Friday'],
  ['2026-04-06', 'Easter Monday'],
  ['2026-05-27', 'Eid-el-Kabir'],
  ['2026-05-28', 'Eid-el-Kabir holiday'],
  ['2027-03-26', 'Good Friday'],
  ['2027-03-29', 'Easter Monday'],
  ['2028-04-14', 'Good Friday'],
  ['2028-04-17', 'Easter Monday'],
] as const

const years = [2026, 2027, 2028]

/** What GET /operator/holiday answers: the list that every club starts with. */
export const demoHolidays: readonly Holiday[] = [
  ...years.flatMap(year => fixed.map(([day, name]) => [`${year}-${day}`, name] as const)),
  ...movable,
]
  .map(([day, name]) => ({ id: demoId('holiday', day), day, name }))
  .sort((one, other) => (one.day < other.day ? -1 : 1))

/** The days alone. */
export const demoHolidayDays: ReadonlySet<string> = new Set(demoHolidays.map(({ day }) => day))
