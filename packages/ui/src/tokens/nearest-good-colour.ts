import { contrast } from './contrast.ts'
import { toHex, toOklch } from './oklch.ts'

/** What a colour stands beside, and how far it must be from it. */
export type Neighbour = { readonly colour: string; readonly minimum: number }

const step = 1 / 512

/** The same hue, made lighter or darker by as little as it takes; itself when it is good, none when nothing is. */
export function nearestGoodColour(
  colour: string,
  neighbours: readonly Neighbour[],
): string | undefined {
  const isGood = (tried: string) =>
    neighbours.every(({ colour: other, minimum }) => contrast(tried, other) >= minimum)
  if (isGood(colour)) return colour
  const own = toOklch(colour)
  for (let moved = step; moved <= 1; moved += step) {
    const good = [own.lightness - moved, own.lightness + moved]
      .filter(lightness => lightness >= 0 && lightness <= 1)
      .map(lightness => toHex({ ...own, lightness }))
      .find(isGood)
    if (good) return good
  }
  // The ends themselves, between which no step may fall.
  return ['#000000', '#ffffff'].find(isGood)
}
