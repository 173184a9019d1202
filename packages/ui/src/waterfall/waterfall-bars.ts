import { reachOf } from '../chart/reach-of.ts'

export type WaterfallAmount = {
  minor: bigint
  /** `total` stands by itself; a change is added to what was before it. */
  kind?: 'change' | 'total'
}

/** Where each bar begins and how long it is, in percent of the whole width. */
export type WaterfallBar = { start: number; length: number }

export function waterfallBars(steps: readonly WaterfallAmount[]): WaterfallBar[] {
  let level = 0n
  const reaches = steps.map(({ minor, kind = 'change' }) => {
    const from = kind === 'total' ? 0n : level
    level = from + minor
    return from < level ? { low: from, high: level } : { low: level, high: from }
  })
  const { least, most } = reachOf([0n, ...reaches.flatMap(({ low, high }) => [low, high])])
  const span = most - least
  const share = (part: bigint) => (span === 0n ? 0 : Number((part * 1_000_000n) / span) / 10_000)
  return reaches.map(({ low, high }) => ({ start: share(low - least), length: share(high - low) }))
}
