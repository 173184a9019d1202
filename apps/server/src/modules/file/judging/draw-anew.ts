// Pictures are drawn anew: whatever hid behind or inside them, the place they were taken included,
// doesn't come along.
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { receiptMaximumBytes } from '@kinfold/contract/constants'
import sharp, { type Metadata } from 'sharp'
import type { Verdict } from './verdict.ts'

const mostPixels = 25_000_000
/** What a picture may take that can't be read from top to bottom: 20 megapixels of a progressive JPEG at its finest. */
const mostHeld = 125_000_000
/** A few bytes may unfold into a picture that takes many, however it is written. */
const mostKept = 2 * receiptMaximumBytes

sharp.cache(false)
sharp.concurrency(1)

export async function drawAnew(
  sent: string,
  redrawn: string,
  kind: 'JPEG' | 'PNG',
): Promise<Verdict> {
  // The head alone, which tells of any size.
  const about = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (about?.format !== (kind === 'PNG' ? 'png' : 'jpeg')) return 'of another kind'
  if (about.width * about.height > mostPixels || bytesHeld(about) > mostHeld) {
    return 'too many pixels'
  }
  const picture = sharp(sent, {
    limitInputPixels: mostPixels,
    failOn: 'error',
    sequentialRead: true,
  })
  // Turned the right way up first: how it was held is told by what is about to be left out.
  const upright = picture.autoOrient()
  // Better tables for a JPEG would need all of it in memory once more.
  const anew = kind === 'PNG' ? upright.png() : upright.jpeg({ quality: 88, optimizeCoding: false })
  try {
    const { size } = await anew.toFile(redrawn)
    return size > mostKept ? 'too many pixels' : kind
  } catch (error) {
    if (await isFull(path.dirname(redrawn))) throw new Error('no space left', { cause: error })
    return 'of another kind'
  }
}

/** Most pictures are read line by line; the bytes in memory at once of one that can't be. */
function bytesHeld({
  width,
  height,
  channels,
  depth,
  orientation,
  format,
  isProgressive,
  chromaSubsampling,
}: Metadata) {
  const values = width * height * channels
  const line = values * (depth === 'ushort' ? 2 : 1)
  // Most JPEGs keep their colours at a quarter of the dots.
  const coefficients = chromaSubsampling === '4:2:0' ? values : values * 2
  const inPasses = isProgressive ? (format === 'jpeg' ? coefficients : line) : 0
  const onItsSide = (orientation ?? 1) > 4 ? line : 0
  return inPasses + onItsSide
}

/** Then it wasn't the picture's fault. */
async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < 1_000_000
}
