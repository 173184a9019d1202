// A large club takes minutes to restore, so the time limits of requests don't apply.

import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { patience } from '@kinfold/test-support/patience'
import { expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { createTestDatabase } from '#test/databases/create-test-database.ts'
import { openPostgres } from '../db/open-postgres.ts'
import type { FileStore } from '../providers/files/file-store.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const limitMs = patience(300)
const longer = limitMs * 1.5

it('may take longer than the limits for statements, idle transactions and answers', async () => {
  await using club = await openDemoClub()
  const { db, files, encryption, chainKeys } = club.parts.services
  const file = path.join(club.config.dataFolder, 'club.tar.gz')
  await makeBackup({ db, files, chainKeys, now: () => club.clock.now }, file)

  await using target = await createTestDatabase()
  // A table that inserts one row as slowly as a large one inserts all of its rows.
  const text = `ALTER TABLE club_mode ADD CONSTRAINT slow CHECK (pg_sleep(${longer / 1000}) IS NOT NULL)`
  await target.asOwner(owner => owner.query({ text }))
  const limits = ['statement', 'lock', 'idle_in_transaction_session']
    .map(name => `-c ${name}_timeout=${limitMs}`)
    .join(' ')
  const url = new URL(target.settings.migrationUrl ?? '')
  url.search = `options=${encodeURIComponent(limits)}`
  const shortTimeout = openPostgres({ url: url.href, poolSize: 1, timeoutMs: limitMs })
  const slowFiles: FileStore = {
    ...files,
    put: async () => void (await pause(longer)),
  }
  try {
    const parts = {
      db: shortTimeout,
      files: slowFiles,
      encryption,
      chainKeys,
      now: () => club.clock.now,
    }
    await restoreBackup({ ...parts, mode: 'sandbox' }, { file, replace: false })
    expect(await shortTimeout.query({ text: 'SELECT mode FROM club_mode' })).toEqual([
      { mode: 'sandbox' },
    ])
    const inForce = { text: `SELECT setting FROM pg_settings WHERE name = 'statement_timeout'` }
    expect(await shortTimeout.query(inForce)).toEqual([{ setting: String(limitMs) }])
  } finally {
    await shortTimeout.close()
  }
})
