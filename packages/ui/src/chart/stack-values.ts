export type Segment = { series: number; from: bigint; to: bigint }

/** One bar: what is above nothing is stacked upwards, what is below it downwards. */
export function stackValues(values: readonly bigint[]): Segment[] {
  let above = 0n
  let below = 0n
  return values.map((value, series) => {
    if (value >= 0n) {
      above += value
      return { series, from: above - value, to: above }
    }
    below += value
    return { series, from: below - value, to: below }
  })
}
