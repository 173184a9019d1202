// Writes everything the club has into one archive.
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { makeBackup } from '../backup/make-backup.ts'
import { readConfig } from '../config/config.ts'
import { StartupError } from '../config/startup-error.ts'
import { createFileStore } from '../providers/files/create-file-store.ts'
import { createChainKeys } from '../security/chain-keys.ts'
import { openClub } from '../start/open-club.ts'
import { runCommand } from './run-command.ts'

await runCommand('The backup was not made', async ([given]) => {
  const now = () => new Date()
  const config = readConfig(process.env)
  const file = path.resolve(given ?? usualPlace(config.dataFolder, now()))
  if (existsSync(file)) throw new StartupError(`${file} is there already; choose another name.`)
  mkdirSync(path.dirname(file), { recursive: true })
  const db = await openClub(config)
  try {
    const chainKeys = createChainKeys(config.secret, config.earlierSecrets)
    const parts = { db, files: createFileStore(config), chainKeys, now }
    const { tables, files } = await makeBackup(parts, file)
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
    return `${file} holds ${rows} rows and ${files} files. The secret is not in it: keep KINFOLD_SECRET apart from it.`
  } finally {
    await db.close()
  }
})

/** Beside the data folder, not inside it: emptying or moving the data must not affect its backups. */
function usualPlace(dataFolder: string, at: Date): string {
  const moment = at.toISOString().slice(0, 19).replaceAll(':', '')
  return path.join(path.dirname(dataFolder), 'backups', `kinfold-${moment}.tar.gz`)
}
