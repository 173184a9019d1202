/**
 * The bytes on memory of their own. A Buffer is mostly a view on a block it shares with others, and a
 * message to another thread takes the whole block along: 64 kB for an answer of a hundred bytes.
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
