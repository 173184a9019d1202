// A document is shown to operators, who open it. What a PDF can do by itself is refused; it is not
// taken apart and put together anew, because a bank's statement has to stay the bank's.
import { inflateSync } from 'node:zlib'

/**
 * Scripts, programs, other files, forms of another kind, things sent away: nothing a document needs.
 * Names too short to be told from chance, /JS and /AA, aren't here: a scan of some megabytes holds
 * them by accident, and neither does anything without one of these.
 */
const active =
  /\/(?:JavaScript|Rendition|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9])/
/** Nobody can judge what is locked. */
const locked = /\/Encrypt(?![A-Za-z0-9])/

const mostUnpacked = 20_000_000

/** Whether a PDF does something when it is opened, or hides what it does. */
export function actsOnOpening(pdf: Buffer): boolean {
  const plain = pdf.toString('latin1')
  const isSuspect = (text: string) => {
    const names = withPlainNames(text)
    return active.test(names) || locked.test(names)
  }
  if (isSuspect(plain)) return true
  let left = mostUnpacked
  for (const [start, end] of objectStreams(plain)) {
    const unpacked = unpack(pdf.subarray(start, end), left)
    if (unpacked === undefined || isSuspect(unpacked)) return true
    left -= unpacked.length
  }
  return false
}

// A name may be written with any of its letters as #4A.
const withPlainNames = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

/** Where a document keeps objects packed together, actions among them. */
function* objectStreams(text: string): Generator<[start: number, end: number]> {
  for (const { index } of text.matchAll(
    /\/(?:O|#4f)(?:b|#62)(?:j|#6a)(?:S|#53)(?:t|#74)(?:m|#6d)(?![A-Za-z0-9])/gi,
  )) {
    const start = text.indexOf('stream', index)
    const end = start === -1 ? -1 : text.indexOf('endstream', start)
    if (end !== -1) yield [start + (text.startsWith('\r\n', start + 6) ? 8 : 7), end]
  }
}

/** Undefined for what doesn't unpack, or unfolds without end. */
function unpack(bytes: Buffer, most: number): string | undefined {
  if (most <= 0) return undefined
  try {
    return inflateSync(bytes, { maxOutputLength: most, finishFlush: 2 }).toString('latin1')
  } catch {
    return undefined
  }
}
