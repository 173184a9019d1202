// Pictures are encoded again, which leaves out everything hidden in or behind them, and where they
// were taken.
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { receiptMaximumBytes } from '@kinfold/contract/constants'
import sharp, { type Metadata } from 'sharp'
import type { FileCheckResult } from './file-check-result.ts'

const mostPixels = 25_000_000
/** Bytes of a picture as it is drawn, line by line: with 16 bits a colour it takes twice the time. */
const mostDrawn = 4 * mostPixels
/** Bytes in memory of a picture that can't be read line by line: 20 megapixels of a progressive JPEG without subsampling. */
const mostHeld = 125_000_000
/** A few bytes may decode to a picture that takes many, however it is encoded. */
const mostKept = 2 * receiptMaximumBytes

sharp.cache(false)
sharp.concurrency(1)

export async function reencodePicture(
  sent: string,
  reencoded: string,
  kind: 'JPEG' | 'PNG',
): Promise<FileCheckResult> {
  // Reads the header alone, so any size is safe.
  const about = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (about?.format !== (kind === 'PNG' ? 'png' : 'jpeg')) return 'of another kind'
  if (isTooLarge(about)) return 'too many pixels'
  const picture = sharp(sent, {
    limitInputPixels: mostPixels,
    failOn: 'error',
    sequentialRead: true,
  })
  // Rotated first: the orientation is in the EXIF data, which is left out.
  const upright = picture.autoOrient()
  // Better tables for a JPEG would need all of it in memory once more.
  const output =
    kind === 'PNG' ? upright.png() : upright.jpeg({ quality: 88, optimizeCoding: false })
  try {
    const { size } = await output.toFile(reencoded)
    return size > mostKept ? 'too many pixels' : kind
  } catch (error) {
    if (await isFull(path.dirname(reencoded))) throw new Error('no space left', { cause: error })
    return 'of another kind'
  }
}

const isTooLarge = (about: Metadata) =>
  about.width * about.height > mostPixels ||
  bytesDrawn(about) > mostDrawn ||
  bytesHeld(about) > mostHeld

const bytesDrawn = ({ width, height, channels, depth }: Metadata) =>
  width * height * channels * (depth === 'ushort' ? 2 : 1)

/** The bytes in memory at once of a picture that can't be read line by line; most can. */
function bytesHeld(about: Metadata) {
  const { width, height, channels, orientation, format, isProgressive, chromaSubsampling } = about
  const values = width * height * channels
  const line = bytesDrawn(about)
  // Most JPEGs keep their colours at a quarter of the resolution.
  const coefficients = chromaSubsampling === '4:2:0' ? values : values * 2
  const inPasses = isProgressive ? (format === 'jpeg' ? coefficients : line) : 0
  const onItsSide = (orientation ?? 1) > 4 ? line : 0
  return inPasses + onItsSide
}

/** A full disk is no fault of the picture. */
async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < 1_000_000
}
