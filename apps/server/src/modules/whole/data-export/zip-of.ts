import { setImmediate } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ArchiveEntry = {
  /** Its path in the archive. */
  readonly name: string
  readonly chunks: AsyncIterable<Uint8Array>
  /** Pictures and PDFs, which don't get smaller. */
  readonly isPacked: boolean
}

/** Bytes that are packed in a millisecond or two. */
const atOnce = 65_536

/** A ZIP file of entries, piece by piece: no more is in memory than one chunk and what it became. */
export async function* zipOf(
  entries: AsyncIterable<ArchiveEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const take = () => {
    const taken = pieces
    pieces = []
    return taken
  }
  for await (const { name, chunks, isPacked } of entries) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    entry.mtime = at
    zip.add(entry)
    for await (const chunk of chunks) {
      for (let from = 0; from < chunk.length; from += atOnce) {
        entry.push(chunk.subarray(from, from + atOnce))
        yield* take()
        // Packing is done on the thread that answers everybody else.
        await setImmediate()
      }
    }
    entry.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
