import { useYearTrend } from '@kinfold/api/report/get-year-trend'
import type { YearTrend } from '@kinfold/contract/report/get-year-trend'

/** Sixty months are as many as a curve can tell apart. */
export const mostYears = 5
/** As many as a curve of twelve months reaches into. */
export const fewestYears = 2

/** The years that a curve goes back over, this one first, as far as they have come without a gap. */
export function useTrends(latest: number, count: number) {
  const asked = (back: number) => (back < count ? latest - back : undefined)
  const years = [
    useYearTrend(asked(0)),
    useYearTrend(asked(1)),
    useYearTrend(asked(2)),
    useYearTrend(asked(3)),
    useYearTrend(asked(4)),
  ].slice(0, count)
  const missing = years.findIndex(({ data }) => !data)
  const came = missing === -1 ? years : years.slice(0, missing)
  return {
    /** Undefined until there is enough for a curve; the years before it join when they come. */
    trends:
      came.length >= Math.min(count, fewestYears)
        ? came.flatMap(({ data }): YearTrend[] => (data ? [data] : []))
        : undefined,
    failure: years.find(({ data, failure }) => failure && !data)?.failure,
    reload: () => {
      for (const year of years) if (!year.data) year.reload()
    },
  }
}
