import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { projectFolder } from '../project-folder.ts'
import { acceptedPictures } from './picture-folders.ts'

const height = 800

/** The upper part of an accepted picture, small enough for a page that many open. */
export const readmePictures = [
  { file: 'docs/pictures/member-light.webp', from: 'light-desktop/pages-overview--ready.webp' },
  { file: 'docs/pictures/member-dark.webp', from: 'dark-desktop/pages-overview--ready.webp' },
  { file: 'docs/pictures/desk-light.webp', from: 'light-desktop/desk-withdrawals--ready.webp' },
  { file: 'docs/pictures/desk-dark.webp', from: 'dark-desktop/desk-withdrawals--ready.webp' },
] as const

export const drawReadmePicture = (from: string): Promise<Buffer> =>
  sharp(path.join(acceptedPictures, from))
    .resize({ height, width: 1280, fit: 'cover', position: 'top' })
    .webp({ quality: 82 })
    .toBuffer()

/** Those that the README begins with, from what was accepted last. */
export async function writeReadmePictures(): Promise<void> {
  for (const { file, from } of readmePictures)
    writeFileSync(path.join(projectFolder, file), await drawReadmePicture(from))
}
