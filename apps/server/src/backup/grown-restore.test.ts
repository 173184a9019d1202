// A backup is only as good as its restore: a large club's comes back complete, and in reasonable time.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env } from 'node:process'
import { referenceMoment } from '@kinfold/personas/reference-day'
import { patience } from '@kinfold/test-support/patience'
import { expect, it } from 'vitest'
import { growClub, grownFileKey } from '#test/clubs/grown-club.ts'
import { createTestDatabase } from '#test/databases/create-test-database.ts'
import { createTestServer } from '#test/servers/create-test-server.ts'
import type { Handle } from '../db/database.ts'
import type { FileStore } from '../providers/files/file-store.ts'
import { localFiles } from '../providers/files/local-files.ts'
import { seedDemoClub } from '../seed/seed-demo-club.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const long = env.KINFOLD_LONG !== undefined
const size = long ? { entries: 2_000_000, files: 50_000 } : { entries: 4_000, files: 50 }
/** For the size of the long run. */
const limitMs = 5 * 60_000
const minutes = (ms: number) => `${(ms / 60_000).toFixed(2)} minutes`

it(`a club with ${size.entries} ledger entries and ${size.files} files is restored`, {
  timeout: patience(long ? 3_600_000 : 120_000),
}, async ({ annotate }) => {
  await using club = await createTestServer()
  const { db, files: seeded, encryption, chainKeys } = club.parts.services
  await seedDemoClub(club.parts.services, new Date(referenceMoment))
  const before = await countsOf(db)
  expect(await club.asOwner(owner => growClub(owner, size))).toBe(size.entries)
  const after = {
    postings: before.postings + BigInt(size.entries),
    files: before.files + BigInt(size.files),
  }
  expect(await countsOf(db)).toEqual(after)

  // The same bytes for each: what matters is that there are many, and that they reach the disk.
  const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-grown-'))
  const bytes = Buffer.alloc(20_000, 'a page of a passport')
  const files: FileStore = {
    ...seeded,
    get: key => (grown.has(key) ? Promise.resolve(bytes) : seeded.get(key)),
  }
  const grown = new Set(Array.from({ length: size.files }, (_, n) => grownFileKey(n + 1)))
  try {
    const file = path.join(folder, 'club.tar.gz')
    const now = () => club.clock.now
    const backup = await timed(() => makeBackup({ db, files, chainKeys, now }, file))

    await using target = await createTestDatabase()
    const store = localFiles(path.join(folder, 'files'))
    const parts = { files: store, encryption, chainKeys, mode: 'sandbox', now } as const
    const restore = await timed(() =>
      target.asOwner(owner => restoreBackup({ ...parts, db: owner }, { file, replace: false })),
    )
    expect(await countsOf(target)).toEqual(after)
    expect(await store.get(grownFileKey(size.files))).toEqual(bytes)
    await annotate(
      `backed up in ${minutes(backup)}, restored in ${minutes(restore)} (goal ≤ 5) on ${db.engine}`,
    )
    if (long) expect(restore).toBeLessThanOrEqual(limitMs)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function countsOf(db: Handle) {
  const [row] = await db.query<{ postings: bigint; files: bigint }>({
    text: `SELECT (SELECT count(*) FROM ledger.posting) AS postings,
                  (SELECT count(*) FROM stored_file) AS files`,
  })
  return row ?? { postings: 0n, files: 0n }
}
