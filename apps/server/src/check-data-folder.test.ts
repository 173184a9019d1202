import { chmodSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../test/create-test-database.ts'
import { checkDataFolder } from './check-data-folder.ts'
import { StartupError } from './startup-error.ts'

const nobody = 65_534

/** Permissions hold for everyone but root, who becomes somebody else for as long as the work takes. */
function withoutRights(work: () => void): void {
  const isRoot = process.getuid?.() === 0
  if (isRoot) process.seteuid?.(nobody)
  try {
    work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

it('a data folder that may not be made is a sentence with what to do', () => {
  const folder = createTestFolder()
  chmodSync(folder, 0o500)
  const data = path.join(folder, 'data')
  withoutRights(() => {
    expect(() => checkDataFolder(data)).toThrow(
      new StartupError(
        `The data folder ${data} can’t be made (no permission); set KINFOLD_DATA_DIR to a folder you may write to.`,
      ),
    )
  })
  expect(readdirSync(folder)).toEqual([])
  chmodSync(folder, 0o700)
  checkDataFolder(data)
  expect(readdirSync(folder)).toEqual(['data'])
  rmSync(folder, { recursive: true })
})
