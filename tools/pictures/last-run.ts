import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { madeOf } from '../build/build-once.ts'
import { storybook } from '../build/storybook.ts'
import { pictureReport } from './picture-folders.ts'

/** A run of stories that found nothing wrong but pictures that have changed. */
type LastRun = {
  /** Of which files; all where none is named. */
  readonly only: readonly string[]
  /** What its pictures were taken of. */
  readonly made: string
  /** Every picture that was taken, as `<mode>/<story>.webp`. */
  readonly pictures: readonly string[]
}

/** One value for all that has a say in how stories look, and for what was accepted of them. */
export const looksOfStories = (): string =>
  madeOf({
    ...storybook,
    inputs: [
      ...storybook.inputs,
      '.storybook/*.js',
      '.storybook/pictures/**',
      'packages/test-support/src/browser/**',
      'tools/stories/**',
    ],
  })

const noteIn = (folder: string) => path.join(folder, 'last-run.json')

export const noteLastRun = (run: LastRun, folder = pictureReport): void =>
  writeFileSync(noteIn(folder), JSON.stringify(run))

/** The pictures that the last run took of these files, as long as nothing has changed since: they needn't be taken again. */
export function picturesOfLastRun(
  only: readonly string[],
  folder = pictureReport,
): ReadonlySet<string> | undefined {
  if (!existsSync(noteIn(folder))) return undefined
  const last: LastRun = JSON.parse(readFileSync(noteIn(folder), 'utf8'))
  const isSame = last.only.join() === only.join() && last.made === looksOfStories()
  return isSame ? new Set(last.pictures) : undefined
}
