type Drawn = { width: number; height: number; name?: string }

/** A photo with as much in it as real ones have: grain that no encoder can leave out. */
export async function drawnPhoto({ width, height, name = 'photo.jpg' }: Drawn): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws nothing.')
  const grain = pen.createImageData(width, height)
  let seed = 1
  for (let at = 0; at < grain.data.length; at += 4) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    const light = 90 + ((at / 4) % width) / 20 + (seed >>> 25)
    grain.data.set([light, light - 10, light - 30, 255], at)
  }
  pen.putImageData(grain, 0, 0)
  const drawn = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.95))
  if (!drawn) throw new Error('This browser draws no photo of this size.')
  return new File([drawn], name, { type: 'image/jpeg' })
}

/** The same bytes with a note, as phones make it, that the right side is the top. */
export async function turnedOnItsSide(photo: File): Promise<File> {
  // A block for notes with one: orientation (0x0112), a short, 6.
  const tiff = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
  const note = [...new TextEncoder().encode('Exif\0\0'), ...tiff, 0, 0, 0, 0]
  const length = note.length + 2
  const block = new Uint8Array([0xff, 0xe1, length >> 8, length & 0xff, ...note])
  return new File([photo.slice(0, 2), block, photo.slice(2)], photo.name, { type: photo.type })
}
