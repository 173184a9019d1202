/** A picture in shades of grey, 0 to 255, row by row. */
export type GreyPicture = {
  readonly width: number
  readonly height: number
  readonly shades: ArrayLike<number>
}

export type PictureFlaw = 'dark' | 'blurred'

/** Under it little can be told apart on a document; a desk in the evening has about twice as much. */
const darkestMean = 55
/** What the edges of letters differ by from their surroundings, squared: sharp print has hundreds. */
const leastSharpness = 60

function meanOf(shades: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < shades.length; at += 1) sum += shades[at] ?? 0
  return sum / Math.max(1, shades.length)
}

/** How much each point differs from its four neighbours, as a variance: blur levels it out. */
function sharpnessOf({ width, height, shades }: GreyPicture): number {
  let sum = 0
  let squares = 0
  let count = 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const shade = (offset: number) => shades[at + offset] ?? 0
      const edge = 4 * shade(0) - shade(-1) - shade(1) - shade(-width) - shade(width)
      sum += edge
      squares += edge * edge
      count += 1
    }
  }
  if (count === 0) return 0
  const mean = sum / count
  return squares / count - mean * mean
}

/** What a reviewer would send a picture back for, as far as a phone can tell; it only warns. */
export function judgePicture(picture: GreyPicture): PictureFlaw | undefined {
  if (meanOf(picture.shades) < darkestMean) return 'dark'
  return sharpnessOf(picture) < leastSharpness ? 'blurred' : undefined
}
