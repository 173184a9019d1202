import { type ChartScale, heightOf } from '../chart/chart-scale.ts'

type Point = { x: number; y: number }

function written(points: readonly Point[]): string {
  return points
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('')
}

/** From the middle of one period to the middle of the next, in percent of width and height. */
function linePoints(values: readonly bigint[], scale: ChartScale): Point[] {
  return values.map((value, at) => ({
    x: ((at + 0.5) / values.length) * 100,
    y: heightOf(value, scale),
  }))
}

/** Paid-in money doesn't grow on the way from one payment to the next: it stands, and then it is more. */
function stepPoints(values: readonly bigint[], scale: ChartScale): Point[] {
  return linePoints(values, scale).flatMap((point, at, points) => {
    const before = points[at - 1]
    return before ? [{ x: point.x, y: before.y }, point] : [point]
  })
}

export type CurvePaths = { value: string; paidIn: string; gap: string }

/** The two courses and what lies between them. */
export function curvePaths(
  value: readonly bigint[],
  paidIn: readonly bigint[],
  scale: ChartScale,
): CurvePaths {
  const line = linePoints(value, scale)
  const step = stepPoints(paidIn, scale)
  return {
    value: written(line),
    paidIn: written(step),
    gap: `${written([...line, ...step.toReversed()])}Z`,
  }
}
