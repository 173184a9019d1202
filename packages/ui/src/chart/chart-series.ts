export type ChartSeries = { name: string; values: readonly bigint[]; colour?: string }

/** Colour, dash and order: the lines are told apart without their colours too. */
const seriesLooks = [
  { colour: 'var(--chart-1)', dash: undefined },
  { colour: 'var(--chart-2)', dash: '6 4' },
  { colour: 'var(--chart-3)', dash: '2 4' },
  { colour: 'var(--chart-4)', dash: '10 3 2 3' },
  { colour: 'var(--chart-5)', dash: '1 3' },
] as const

export function lookOf(series: number) {
  return seriesLooks[series % seriesLooks.length] ?? seriesLooks[0]
}
