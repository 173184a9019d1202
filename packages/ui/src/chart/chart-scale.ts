import { reachOf } from './reach-of.ts'

/** Round figures to draw lines at: from at or under the least to at or over the most, zero always among them. */
export type ChartScale = { ticks: bigint[]; least: bigint; most: bigint }

const wantedTicks = 4n

function niceStep(span: bigint): bigint {
  const rough = span / wantedTicks
  if (rough <= 1n) return 1n
  const power = 10n ** BigInt(String(rough).length - 1)
  const steps = [power, 2n * power, 5n * power, 10n * power]
  return steps.find(step => step >= rough) ?? 10n * power
}

function floorTo(value: bigint, step: bigint): bigint {
  const rest = value % step
  return rest < 0n ? value - rest - step : value - rest
}

export function chartScale(values: readonly bigint[]): ChartScale {
  const { least, most } = reachOf([0n, ...values])
  if (least === most) return { ticks: [0n], least: 0n, most: 1n }
  const step = niceStep(most - least)
  const from = floorTo(least, step)
  const to = -floorTo(-most, step)
  const ticks: bigint[] = []
  for (let tick = from; tick <= to; tick += step) ticks.push(tick)
  return { ticks, least: from, most: to }
}

/** Where a value stands, in percent from the top. Only here, for drawing, does an amount become a number. */
export function heightOf(value: bigint, { least, most }: ChartScale): number {
  return Number(((most - value) * 1_000_000n) / (most - least)) / 10_000
}
