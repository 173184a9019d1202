import { BankFileError } from './bank-file.ts'

/** What banks call the character sets that are read here. */
const known: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'windows-1252',
  usascii: 'windows-1252',
  ascii: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  '8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  '1252': 'windows-1252',
  cp1252: 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'utf-16': 'utf-16',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
}

/** The text of a file: by its byte order mark, by what it says of itself, or by what its bytes can be. */
export function decodeBankFile(bytes: Uint8Array): string {
  const marked = markOf(bytes) ?? wideWithoutMark(bytes)
  if (marked !== undefined) return decode(bytes, marked)
  const declared = declaredIn(Buffer.from(bytes.subarray(0, 1000)).toString('latin1'))
  if (declared === undefined) {
    return isUtf8(bytes) ? decode(bytes, 'utf-8') : decode(bytes, 'windows-1252')
  }
  const set = known[declared.toLowerCase()]
  // Its bytes are not what UTF-16 would be.
  if (set === undefined || set.startsWith('utf-16')) {
    throw new BankFileError(
      `This file says that it is written in ${declared.slice(0, 40)}, which it isn’t, or which we can’t read.`,
    )
  }
  return decode(bytes, set === 'windows-1252' && isUtf8(bytes) ? 'utf-8' : set)
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** Latin text in UTF-16 is zero in every second byte. */
function wideWithoutMark(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, 400)
  const zeros = [0, 0]
  for (const [index, byte] of head.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  const many = head.length / 4
  if (odd > many && even === 0) return 'utf-16le'
  return even > many && odd === 0 ? 'utf-16be' : undefined
}

const declarations = [
  /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']{1,40})["']/i,
  /^CHARSET:\s*([\w-]{1,40})\s*$/im,
]

function declaredIn(head: string): string | undefined {
  // OFX names its character set after its encoding, and NONE where the encoding says it all.
  if (/^ENCODING:\s*UTF-?8\s*$/im.test(head)) return 'utf-8'
  for (const pattern of declarations) {
    const [, name] = pattern.exec(head) ?? []
    if (name !== undefined && name.toUpperCase() !== 'NONE') return name
  }
  return undefined
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function decode(bytes: Uint8Array, set: string): string {
  try {
    return new TextDecoder(set, { fatal: true }).decode(bytes)
  } catch {
    const before = new TextDecoder(set).decode(bytes).split('\uFFFD', 1)[0] ?? ''
    const line = before.split(/\r\n|\r|\n/).length
    throw new BankFileError(`this is not ${set.toUpperCase()}, which the file says it is.`, line)
  }
}
