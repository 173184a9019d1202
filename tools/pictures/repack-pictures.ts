import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { acceptedPictures } from './picture-folders.ts'

/** Packs pictures tighter without changing a pixel: flat areas need no filter, and nothing here is see-through. */
export async function repackPictures(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const full = path.join(acceptedPictures, file)
    const packed = await sharp(readFileSync(full))
      .removeAlpha()
      .png({ compressionLevel: 9, adaptiveFiltering: false })
      .toBuffer()
    if (packed.length < statSync(full).size) writeFileSync(full, packed)
  }
}
