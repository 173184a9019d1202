import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '#test/databases/create-test-database.ts'
import { StartupError } from '../config/startup-error.ts'
import { checkDataFolder } from './check-data-folder.ts'

const nobody = 65_534

/** Permissions don't apply to root, so root runs the work as another user. */
function withoutRights(work: () => void): void {
  const isRoot = process.getuid?.() === 0
  if (isRoot) process.seteuid?.(nobody)
  try {
    work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

it('a data folder that can’t be created ends the start with one sentence', () => {
  const folder = createTestFolder()
  chmodSync(folder, 0o500)
  const data = path.join(folder, 'data')
  withoutRights(() => {
    expect(() => checkDataFolder(data, 'live')).toThrow(
      new StartupError(
        `The data folder ${data} can’t be made (no permission); set KINFOLD_DATA_DIR to a folder you may write to.`,
      ),
    )
  })
  expect(readdirSync(folder)).toEqual([])
  chmodSync(folder, 0o700)
  checkDataFolder(data, 'live')
  expect(readdirSync(folder)).toEqual(['data'])
  rmSync(folder, { recursive: true })
})

const modeOf = (folder: string) => (statSync(folder).mode & 0o777).toString(8)

it('a new data folder is private', () => {
  const folder = createTestFolder()
  const data = path.join(folder, 'above', 'data')
  checkDataFolder(data, 'live')
  expect(modeOf(data)).toBe('700')
  rmSync(folder, { recursive: true })
})

it.each([0o755, 0o750, 0o705, 0o770])(
  'a live club’s data folder that others may enter is refused: %o',
  open => {
    const folder = createTestFolder()
    writeFileSync(path.join(folder, 'file'), '')
    chmodSync(folder, open)
    expect(() => checkDataFolder(folder, 'live')).toThrow(`run \`chmod -R go= ${folder}\``)
    expect(modeOf(folder)).toBe(open.toString(8))
    chmodSync(folder, 0o700)
    checkDataFolder(folder, 'live')
    rmSync(folder, { recursive: true })
  },
)

it('an empty folder is made private, even if the server didn’t create it', () => {
  const folder = createTestFolder()
  chmodSync(folder, 0o755)
  checkDataFolder(folder, 'live')
  expect(modeOf(folder)).toBe('700')
  rmSync(folder, { recursive: true })
})

it('a sandbox’s data folder of an earlier version is made private', () => {
  const folder = createTestFolder()
  mkdirSync(path.join(folder, 'database'))
  chmodSync(folder, 0o755)
  checkDataFolder(folder, 'sandbox')
  expect(modeOf(folder)).toBe('700')
  rmSync(folder, { recursive: true })
})
