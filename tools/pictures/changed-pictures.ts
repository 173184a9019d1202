import { globSync } from 'node:fs'
import path from 'node:path'
import { pictureReport } from './picture-folders.ts'

/** What the last run found changed, as `<mode>/<story>` without an ending. */
export const changedPictures = (): string[] =>
  globSync('*/*.png', { cwd: path.join(pictureReport, 'actual') })
    .map(file => file.replaceAll(path.sep, '/').replace(/\.png$/, ''))
    .sort()
