/** The bytes as text, with every `#4A` of a name as the letter it stands for. */
export function textWithPlainNames(bytes: Buffer): string {
  let next = bytes.indexOf('#')
  if (next === -1) return bytes.toString('latin1')
  const plain = Buffer.allocUnsafe(bytes.length)
  let [read, written] = [0, 0]
  for (; next !== -1; next = bytes.indexOf('#', read)) {
    written += bytes.copy(plain, written, read, next)
    const code = hexAt(bytes, next + 1) * 16 + hexAt(bytes, next + 2)
    const isEscape = !Number.isNaN(code)
    plain[written++] = isEscape ? code : 0x23
    read = next + (isEscape ? 3 : 1)
  }
  written += bytes.copy(plain, written, read)
  return plain.toString('latin1', 0, written)
}

function hexAt(bytes: Buffer, at: number): number {
  const byte = bytes[at] ?? 0
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN
}
