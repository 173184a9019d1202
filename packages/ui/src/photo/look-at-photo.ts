import { beginsAsHeic } from './begins-as-heic.ts'
import { pictureSize } from './picture-size.ts'

/**
 * A picture of more points is not drawn: each takes four bytes while it is, and where they run out the page is gone. The
 * cameras of many plain phones take pictures of 108 megapixels.
 */
export const MOST_DRAWN = 120_000_000

/** Within so many bytes most pictures tell their size, after what phones note about them. */
const toldWithin = 512_000

/** What a photo says of itself at its beginning; no points where it doesn't say there how many. */
export async function lookAtPhoto(photo: File) {
  const beginning = new Uint8Array(await photo.slice(0, toldWithin).arrayBuffer())
  const { width, height } = pictureSize(beginning) ?? { width: 0, height: 0 }
  return { isHeic: beginsAsHeic(beginning), points: width * height }
}
