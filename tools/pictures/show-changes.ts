import { mkdirSync, rmSync, watch } from 'node:fs'
import path from 'node:path'
import { pictureReport } from './picture-folders.ts'
import { writePictureReport } from './write-report.ts'

export type ShownChanges = {
  /** The page with all that has changed; nothing where nothing has. */
  page(): Promise<string | undefined>
  close(): void
}

/**
 * Puts what stories find changed in the place of what an earlier run found. For a few stories the page stands there at
 * the first difference and grows with each other one; where it is, is said once.
 */
export function showChanges({ areFew }: { readonly areFew: boolean }): ShownChanges {
  const folder = path.join(pictureReport, 'actual')
  rmSync(pictureReport, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  let written: ReturnType<typeof writePictureReport> = Promise.resolve(undefined)
  let isWaiting = false
  const write = () => {
    // The one that is to come has it too.
    if (isWaiting) return written
    isWaiting = true
    written = written.then(async before => {
      isWaiting = false
      const page = await writePictureReport()
      if (page && !before) console.log(`  changed pictures side by side: ${page}`)
      return page
    })
    return written
  }
  const watcher = areFew
    ? watch(folder, { recursive: true }, (_, name) => {
        if (name?.endsWith('.png')) void write()
      })
    : undefined
  return { page: write, close: () => watcher?.close() }
}
