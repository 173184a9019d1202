import type { Page } from 'playwright'

/** A photo of a document as a phone takes it: 2400 by 1600, with the noise that makes it large. */
export async function drawnDocument(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 2400
    canvas.height = 1600
    const draw = canvas.getContext('2d')
    if (!draw) throw new Error('This browser can’t draw.')
    const picture = draw.createImageData(canvas.width, canvas.height)
    picture.data.forEach((_, at) => {
      picture.data[at] = at % 4 === 3 ? 255 : 150 + Math.random() * 40
    })
    draw.putImageData(picture, 0, 0)
    draw.font = '80px sans-serif'
    draw.fillText('PASSPORT  A50017788', 200, 300)
    return canvas.toDataURL('image/jpeg', 0.8)
  })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
