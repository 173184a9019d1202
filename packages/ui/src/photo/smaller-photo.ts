import { lookAtPhoto, MOST_DRAWN } from './look-at-photo.ts'
import { type PhotoSize, photoSizes } from './photo-sizes.ts'

/** A picture of more points is refused where it is sent to, however few bytes it has. */
const mostTaken = 25_000_000

/**
 * A photo made smaller on the device, until it has no more than so many bytes: upright, without the place it was taken
 * at. The photo itself where it is small enough or can't be drawn; a word for one that only other devices can read, and
 * for one of more points than a device can hold.
 */
export async function smallerPhoto(
  photo: File,
  largest: number,
): Promise<File | 'heic' | 'tooManyPoints'> {
  let isHeic = false
  try {
    const seen = await lookAtPhoto(photo)
    isHeic = seen.isHeic
    if (seen.points > MOST_DRAWN) return 'tooManyPoints'
    const isVast = seen.points > mostTaken
    if (photo.size <= largest && !isHeic && !isVast) return photo
    const drawn = drawsTrue() ? await drawSmaller(photo, largest) : undefined
    if (drawn && (isHeic || isVast || drawn.size < photo.size)) return asFile(drawn, photo)
  } catch {
    // A broken picture, or one too large for this device: whoever takes the file judges it.
  }
  return isHeic ? 'heic' : photo
}

async function drawSmaller(photo: File, largest: number): Promise<Blob | undefined> {
  // Whole: for one that it makes smaller itself Chromium takes more memory, and three times as long.
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  try {
    let drawn: Blob | undefined
    for (const size of photoSizes(picture.width, picture.height)) {
      drawn = await draw(picture, size)
      if (drawn.size <= largest) break
    }
    return drawn
  } finally {
    picture.close()
  }
}

async function draw(picture: ImageBitmap, { width, height, quality }: PhotoSize): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) throw new Error('this device draws nothing')
  // What is see-through in a PNG is paper.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  const drawn = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', quality))
  // Its memory goes back at once, which some phones have little of.
  canvas.width = 0
  if (!drawn) throw new Error('this picture is too large for this device')
  return drawn
}

/** Browsers that hide from trackers may give back noise instead of what was drawn: nobody's passport. */
function drawsTrue(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = 8
  canvas.height = 8
  const pen = canvas.getContext('2d')
  if (!pen) return false
  pen.fillStyle = 'rgb(200 100 50)'
  pen.fillRect(0, 0, 8, 8)
  const { data } = pen.getImageData(0, 0, 8, 8)
  const wanted = [200, 100, 50, 255]
  // Some change a shade or two here and there, which nobody sees.
  return data.every((shade, at) => Math.abs(shade - (wanted[at % 4] ?? 0)) < 8)
}

function asFile(drawn: Blob, { name, lastModified }: File): File {
  const called = `${name.replace(/\.\w+$/, '')}.jpg`
  return new File([drawn], called, { type: drawn.type, lastModified })
}
