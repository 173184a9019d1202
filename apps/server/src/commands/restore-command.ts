// Restores a club from an archive made by the backup command.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { restoreBackup } from '../backup/restore-backup.ts'
import { readConfig } from '../config/config.ts'
import { StartupError } from '../config/startup-error.ts'
import { createFileStore } from '../providers/files/create-file-store.ts'
import { createChainKeys } from '../security/chain-keys.ts'
import { createEncryption } from '../security/encryption.ts'
import { openDatabaseAsOwner } from '../start/open-database-as-owner.ts'
import { runCommand } from './run-command.ts'

await runCommand(
  'The backup was not restored',
  async given => {
    const [named] = given.filter(word => !word.startsWith('-'))
    if (named === undefined) {
      throw new StartupError('Name the archive: `npm run restore -- kinfold.tar.gz`.')
    }
    const file = path.resolve(named)
    if (!existsSync(file)) throw new StartupError(`${file} is not there.`)
    const config = readConfig(process.env)
    // The mode comes with the archive, so nothing is written before it is restored.
    const db = await openDatabaseAsOwner(config)
    try {
      const parts = {
        db,
        files: createFileStore(config),
        encryption: createEncryption(config.secret, config.earlierSecrets),
        chainKeys: createChainKeys(config.secret, config.earlierSecrets),
        mode: config.mode,
        now: () => new Date(),
      }
      const input = {
        file,
        replace: given.includes('--replace'),
        acceptUnknownKeys: given.includes('--accept-unknown-keys'),
        acceptUnsigned: given.includes('--accept-unsigned'),
      }
      const { manifest, held } = await restoreBackup(parts, input)
      return [
        `The club is back as it was at ${manifest.made_at}. The ledger and the audit log are sound${input.acceptUnknownKeys ? ', but for what an unknown key signed: nothing proves that' : ''}.`,
        'Everyone has to sign in again.',
        ...(held.mails + held.notices === 0
          ? []
          : [
              `${held.mails} mails and ${held.notices} notices that waited are held, because they may have been sent since the backup. To send them: npm run mails:release.`,
            ]),
      ].join('\n')
    } finally {
      await db.close()
    }
  },
  ['--replace', '--accept-unknown-keys', '--accept-unsigned'],
)
