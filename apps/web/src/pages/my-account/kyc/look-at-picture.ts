import { judgePicture, type PictureFlaw } from './judge-picture.ts'

/** Letters of a passport are still letters at this width, and a weak phone is done in a moment. */
const lookedAtWidth = 480

/** Looks at a chosen picture on the device itself; nothing of it is sent. A PDF, or what can't be drawn, has no flaw. */
export async function lookAtPicture(file: File): Promise<PictureFlaw | undefined> {
  if (!file.type.startsWith('image/')) return undefined
  try {
    const { data, width, height } = shrink(await createImageBitmap(file))
    const shades = new Uint8ClampedArray(data.length / 4)
    for (let at = 0; at < shades.length; at += 1) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
      shades[at] = 0.299 * red + 0.587 * green + 0.114 * blue
    }
    return judgePicture({ width, height, shades })
  } catch {
    return undefined
  }
}

/**
 * To the next width that is halved to the wanted one, and then by halves: each point is the mean of four in every
 * browser, while in one step some leave points out, and what is only grain looks sharp.
 */
function shrink(picture: ImageBitmap | HTMLCanvasElement): ImageData {
  const halves = Math.max(0, Math.floor(Math.log2((picture.width - 1) / lookedAtWidth)))
  const canvas = document.createElement('canvas')
  canvas.width = lookedAtWidth * 2 ** halves
  canvas.height = Math.round((picture.height * canvas.width) / picture.width)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('this device draws nothing')
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return halves > 0 ? shrink(canvas) : pen.getImageData(0, 0, canvas.width, canvas.height)
}
