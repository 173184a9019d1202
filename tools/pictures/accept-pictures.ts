import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { changedPictures } from './changed-pictures.ts'
import { acceptedPictures, pictureReport } from './picture-folders.ts'

/**
 * Puts what the last run found changed in the place of what was accepted: the very pictures that its page shows.
 * Answers which, as `<mode>/<story>.webp`.
 */
export function acceptPictures(): Promise<string[]> {
  return Promise.all(
    changedPictures().map(async name => {
      const accepted = path.join(acceptedPictures, `${name}.webp`)
      mkdirSync(path.dirname(accepted), { recursive: true })
      // WebP without loss: to the pixel what was seen, in half the room of PNG.
      await sharp(path.join(pictureReport, 'actual', `${name}.png`))
        .removeAlpha()
        .webp({ lossless: true, effort: 4 })
        .toFile(accepted)
      return `${name}.webp`
    }),
  )
}
