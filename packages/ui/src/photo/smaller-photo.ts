import { beginsAsHeic } from './begins-as-heic.ts'
import { type PhotoSize, photoSizes } from './photo-sizes.ts'

const sizesBefore = new WeakMap<File, number>()

/** What a photo weighed in bytes before it was made smaller; nothing for a file that is as it was chosen. */
export const sizeBefore = (file: File): number | undefined => sizesBefore.get(file)

/**
 * A photo made smaller on the device, until it has no more than so many bytes: upright, without the place it was taken
 * at. The photo itself where it is small enough or can't be drawn; `unreadable` for one that only other devices can read.
 */
export async function smallerPhoto(photo: File, largest: number): Promise<File | 'unreadable'> {
  let isHeic = false
  try {
    isHeic = beginsAsHeic(new Uint8Array(await photo.slice(0, 12).arrayBuffer()))
    if (photo.size <= largest && !isHeic) return photo
    const drawn = drawsTrue() ? await drawSmaller(photo, largest) : undefined
    if (drawn && (isHeic || drawn.size < photo.size)) return asFile(drawn, photo)
  } catch {
    // A broken picture, or one too large for this device: whoever takes the file judges it.
  }
  return isHeic ? 'unreadable' : photo
}

async function drawSmaller(photo: File, largest: number): Promise<Blob | undefined> {
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

function asFile(drawn: Blob, { name, size, lastModified }: File): File {
  const called = `${name.replace(/\.\w+$/, '')}.jpg`
  const file = new File([drawn], called, { type: drawn.type, lastModified })
  if (drawn.size < size) sizesBefore.set(file, size)
  return file
}
