import type { FileStore } from '../providers/files/file-store.ts'
import { readArchive } from './archive.ts'
import { readEntryName } from './manifest.ts'
import { runConcurrently } from './run-concurrently.ts'

// Each write waits for a disk or a remote bucket, so they run concurrently.
const filesAtOnce = 16

/** Puts the archive's files into the store; `onBegin` is called before each. */
export async function restoreFiles(
  files: FileStore,
  file: string,
  onBegin: (storageKey: string) => void,
): Promise<void> {
  await runConcurrently(filesAtOnce, filesIn(file), async ({ of, bytes }) => {
    onBegin(of)
    await files.put(of, bytes)
  })
}

async function* filesIn(file: string) {
  for await (const { name, bytes } of readArchive(file)) {
    const entry = readEntryName(name)
    if (entry?.kind === 'file') yield { of: entry.of, bytes }
  }
}
