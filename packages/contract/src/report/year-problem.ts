/** What is wrong with the year of a report. */
export const yearProblem = (year: number, today: string): string | undefined =>
  year > Number(today.slice(0, 4)) ? 'Please choose a year that has begun.' : undefined
