import { dateFormat } from '@kinfold/contract/day/date-format'

const wording = dateFormat({
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "May 2026" */
export const periodText = ({ year, month }: { readonly year: number; readonly month: number }) =>
  wording(new Date(Date.UTC(year, month - 1, 1)))
