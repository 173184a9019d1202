import { type ChartScale, heightOf } from '../chart/chart-scale.ts'

type Point = { x: number; y: number }

function written(points: readonly Point[]): string {
  return points
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('')
}

/** What it was worth in each period before anything was put in or paid out: what it had grown to. */
export function grownTo(value: readonly bigint[], paidIn: readonly bigint[]): bigint[] {
  return value.map((worth, at) => worth - ((paidIn[at] ?? 0n) - (paidIn[at - 1] ?? 0n)))
}

/** From the middle of one period to the middle of the next, in percent of width and height; a step stands upright. */
function pointsOf(
  before: readonly bigint[],
  after: readonly bigint[],
  scale: ChartScale,
): readonly Point[] {
  return after.flatMap((value, at) => {
    const x = ((at + 0.5) / after.length) * 100
    const point = { x, y: heightOf(value, scale) }
    return at === 0 ? [point] : [{ x, y: heightOf(before[at] ?? value, scale) }, point]
  })
}

export type CurvePaths = { value: string; paidIn: string; gap: string }

/**
 * The two courses and what lies between them. What is put in or paid out moves both at the same moment, so what lies
 * between them is what was earned, and never anything else.
 */
export function curvePaths(
  value: readonly bigint[],
  paidIn: readonly bigint[],
  scale: ChartScale,
): CurvePaths {
  const worth = pointsOf(grownTo(value, paidIn), value, scale)
  const paid = pointsOf([0n, ...paidIn], paidIn, scale)
  return {
    value: written(worth),
    paidIn: written(paid),
    gap: `${written([...worth, ...paid.toReversed()])}Z`,
  }
}
