import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import { acceptedPictures } from './picture-folders.ts'

/** The committed pictures as `<mode>/<story>.webp`. */
export function listPictures(): string[] {
  return globSync('*/*.webp', { cwd: acceptedPictures })
    .map(file => file.replaceAll(path.sep, '/'))
    .sort()
}

export function picturesWeight(): number {
  return listPictures().reduce(
    (sum, file) => sum + statSync(path.join(acceptedPictures, file)).size,
    0,
  )
}
