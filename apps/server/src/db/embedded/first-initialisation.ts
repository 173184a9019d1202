import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makePrivate } from './make-private.ts'
import { syncFolder } from './sync-folder.ts'

// Creating a database briefly takes some 780 MB, so a child process does it and returns the memory.
// It works in a temporary folder, so an interrupted initialisation is never mistaken for a database.
export async function initialiseOnce(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  const side = `${folder}.new`
  rmSync(side, { recursive: true, force: true })
  mkdirSync(dirname(side), { recursive: true, mode: 0o700 })
  mkdirSync(side, { mode: 0o700 })
  await createIn(side)
  makePrivate(side)
  syncFolder(side)
  renameSync(side, folder)
  syncFolder(dirname(folder), { deep: false })
}

async function createIn(side: string): Promise<void> {
  const script = fileURLToPath(new URL('./create-database-files.ts', import.meta.url))
  const child = fork(script, [side], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let said = ''
  child.stderr?.on('data', chunk => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The database could not be created in ${side}. ${said.trim()}`)
}
