export type PhotoSize = {
  readonly width: number
  readonly height: number
  /** Of the JPEG, up to 1. */
  readonly quality: number
}

/**
 * Longest side and quality, from the best on. An A4 page of 2400 points has 205 of them an inch, where the smallest
 * print of a statement is read with ease; with 1400 it can still be read.
 */
const steps = [
  [2400, 0.85],
  [2400, 0.75],
  [2400, 0.65],
  [2000, 0.65],
  [1700, 0.6],
  [1400, 0.55],
] as const

/** What to draw a picture as, one after the other, until it is small enough. It never grows. */
export function photoSizes(width: number, height: number): PhotoSize[] {
  const sizes = steps.map(([longest, quality]) => {
    const scale = Math.min(1, longest / Math.max(width, height))
    return {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      quality,
    }
  })
  return sizes.filter(
    (size, at) => at === 0 || JSON.stringify(size) !== JSON.stringify(sizes[at - 1]),
  )
}
