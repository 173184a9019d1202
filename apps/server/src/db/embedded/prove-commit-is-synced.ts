import type { PGlite } from '@electric-sql/pglite'
import type { DurableFileSystem } from './durable-file-system.ts'

export class CommitNotSyncedError extends Error {
  override readonly name = 'CommitNotSyncedError'
  constructor() {
    super(
      'A commit did not reach the disk: the embedded database never called fsync. It is not safe to keep money in, so the server does not start.',
    )
  }
}

// Guards against an engine or a setting that quietly stops syncing: one real commit at start-up,
// and the log's fsync calls counted before and after.
export async function proveCommitIsSynced(
  pg: Pick<PGlite, 'query'>,
  fileSystem: Pick<DurableFileSystem, 'walSyncs'>,
): Promise<void> {
  const before = fileSystem.walSyncs
  await pg.query("SELECT pg_logical_emit_message(true, 'kinfold', 'start-up probe')")
  if (fileSystem.walSyncs === before) throw new CommitNotSyncedError()
}
