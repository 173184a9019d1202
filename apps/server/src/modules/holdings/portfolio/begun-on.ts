import { termEnd } from './term-end.ts'

/** What a portfolio becomes on the day on which its first money has arrived. */
export function begunOn(day: string, tenorMonths: number | null) {
  return {
    status: 'active',
    startedOn: day,
    maturesOn: tenorMonths === null ? null : termEnd(day, tenorMonths),
  } as const
}
