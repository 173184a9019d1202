export const chartWords = {
  byPeriod: (label: string) => `${label}, by period`,
  asTable: (label: string) => `${label}, as a table`,
  showTable: 'The same figures as a table',
  period: 'Period',
  /** What is said of one period: "May 2026: Contributions 50,000 naira, Returns 600 naira". */
  figures: (period: string, figures: readonly string[]) => `${period}: ${figures.join(', ')}`,
  hidden: 'hidden',
  empty: 'Nothing to show yet',
}
