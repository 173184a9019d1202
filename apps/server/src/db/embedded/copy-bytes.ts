/**
 * A detached copy of the bytes. A Buffer is usually a view of a block shared with others, and a message
 * to another thread clones the whole block: 64 kB for an answer of a hundred bytes.
 */
export function copyBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const own = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    own.set(chunk, at)
    at += chunk.length
  }
  return own
}
