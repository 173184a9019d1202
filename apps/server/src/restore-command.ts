// Puts a club back from an archive that the backup wrote.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { restoreBackup } from './backup/restore-backup.ts'
import { readConfig } from './config.ts'
import { openDatabaseForServer } from './open-database-for-server.ts'
import { createFileStore } from './providers/files/create-file-store.ts'
import { runCommand } from './run-command.ts'
import { createSealer } from './security/sealed-text.ts'
import { StartupError } from './startup-error.ts'

await runCommand('The backup was not restored', async given => {
  const replace = given.includes('--replace')
  const [named] = given.filter(word => word !== '--replace')
  if (named === undefined) {
    throw new StartupError('Name the archive: `npm run restore -- kinfold.tar.gz`.')
  }
  const file = path.resolve(named)
  if (!existsSync(file)) throw new StartupError(`${file} is not there.`)
  const config = readConfig(process.env)
  const db = await openDatabaseForServer(config, () => undefined)
  try {
    const parts = {
      db,
      files: createFileStore(config),
      sealer: createSealer(config.secret, config.earlierSecrets),
    }
    const { made_at } = await restoreBackup(parts, { file, replace })
    return `The club is back as it was at ${made_at}. The ledger and the audit log are sound.`
  } finally {
    await db.close()
  }
})
