/** `2026-05-31` of May 2026. */
export const lastDayOfMonth = ({ year, month }: { year: number; month: number }): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
