import { judgePicture, type PictureFlaw } from './judge-picture.ts'

/** Letters of a passport are still letters at this width, and a weak phone is done in a moment. */
const width = 480

/** Looks at a chosen picture on the device itself; nothing of it is sent. A PDF, or what can't be drawn, has no flaw. */
export async function lookAtPicture(file: File): Promise<PictureFlaw | undefined> {
  if (!file.type.startsWith('image/')) return undefined
  try {
    const picture = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' })
    const canvas = document.createElement('canvas')
    canvas.width = picture.width
    canvas.height = picture.height
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    if (!pen) return undefined
    pen.drawImage(picture, 0, 0)
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
    const shades = new Uint8ClampedArray(data.length / 4)
    for (let at = 0; at < shades.length; at += 1) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
      shades[at] = 0.299 * red + 0.587 * green + 0.114 * blue
    }
    return judgePicture({ width: canvas.width, height: canvas.height, shades })
  } catch {
    return undefined
  }
}
