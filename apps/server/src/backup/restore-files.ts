import type { FileStore } from '../providers/files/file-store.ts'
import { readArchive } from './archive.ts'
import { readEntryName } from './manifest.ts'
import { runConcurrently } from './run-concurrently.ts'

// Each waits for a disk or a distant bucket, so they are written side by side.
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
