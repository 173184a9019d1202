import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { drawReadmePicture, readmePictures } from './readme-pictures.ts'

it.each(readmePictures)(
  '$file shows the product as it is, in few bytes',
  async ({ file, from }) => {
    const committed = readFileSync(path.join(projectFolder, file))
    expect(committed.equals(await drawReadmePicture(from))).toBe(true)
    expect(committed.length).toBeLessThan(120_000)
  },
)
