import { open } from 'node:fs/promises'

/** Writes a new file as its chunks come; resolves once it is on the disk. */
export async function writeChunks(file: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    for await (const chunk of chunks) await handle.writeFile(chunk)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
