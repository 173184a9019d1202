// Every object of a PDF, wherever it is: a viewer finds an object by its offset in the file, so one
// inside the data of another counts as well.
import {
  isBoundary,
  isWhitespace,
  nameIn,
  noPdfFindings,
  type PdfDictionary,
  type PdfFindings,
  PdfReader,
  type ReadingBudget,
  UnreadablePdfError,
} from './pdf-reader.ts'

/** Where the value of an object begins. */
export type PdfPlace = {
  readonly number: number
  readonly bytes: Buffer
  readonly position: number
}

/** An object with data of its own, which begin here. */
export type PdfStream = { readonly dictionary: PdfDictionary; readonly dataFrom: number }

export type PdfObjects = {
  readonly places: readonly PdfPlace[]
  /** Those that hold other objects. */
  readonly holders: readonly PdfStream[]
  readonly found: PdfFindings
}

const mostObjects = 200_000
const mostHolders = 2_000

/** No reader opens one without its saying where the first object is. */
const holdsObjects = ({ entries }: PdfDictionary) =>
  entries.has('First') || nameIn(entries.get('Type')) === 'ObjStm'

/** A stream may name another file instead of its data, or stand for a page of one. */
const isFromElsewhere = ({ entries }: PdfDictionary) =>
  ['F', 'FFilter', 'Ref'].some(key => (entries.get(key)?.kind ?? 'null') !== 'null')

export function readObjects(bytes: Buffer, budget: ReadingBudget): PdfObjects {
  const found = noPdfFindings()
  found.acts = trailersAct(bytes, budget)
  const places: PdfPlace[] = []
  const holders: PdfStream[] = []
  for (const after of objectStarts(bytes)) {
    const reader = new PdfReader(bytes, after, budget, found)
    reader.skipSpace()
    const number = numberBefore(bytes, after - 'obj'.length, budget)
    if (number !== undefined) places.push({ number, bytes, position: reader.position })
    if (places.length > mostObjects) throw new UnreadablePdfError('too many objects')
    // Three letters and a bracket stand in a picture by chance.
    if (number === undefined && !reader.startsWith('<<')) continue
    const value = reader.readNested()
    reader.skipSpace()
    if (value?.kind !== 'dictionary' || !reader.startsWith('stream')) continue
    found.acts ||= isFromElsewhere(value)
    if (holdsObjects(value)) {
      holders.push({ dictionary: value, dataFrom: reader.position + 'stream'.length })
    }
    if (holders.length > mostHolders) throw new UnreadablePdfError('too many object streams')
  }
  return { places, holders, found }
}

/** Some readers take a whole document from there, without an object around it. */
function trailersAct(bytes: Buffer, budget: ReadingBudget): boolean {
  let at = bytes.indexOf('trailer')
  for (; at !== -1; at = bytes.indexOf('trailer', at + 1)) {
    // Of its own: an opening in a trailer is one that only some readers look at.
    const found = noPdfFindings()
    const reader = new PdfReader(bytes, at + 'trailer'.length, budget, found)
    reader.skipSpace()
    if (reader.startsWith('<<')) reader.readDictionary()
    // Nobody keeps the address of a link elsewhere for a trailer.
    if (found.acts || found.linkTargets.size > 0) return true
  }
  return false
}

/** The place behind each `obj`. */
function* objectStarts(bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf('obj'); at !== -1; at = bytes.indexOf('obj', at + 3)) {
    const isEnd = bytes.toString('latin1', Math.max(0, at - 3), at) === 'end'
    if (!isEnd && isBoundary(bytes[at + 3])) yield at + 3
  }
}

/** The 7 of `7 0 obj`, however much space and comments stand between. */
function numberBefore(bytes: Buffer, at: number, budget: ReadingBudget): number | undefined {
  const [generation, afterNumber] = wordBefore(bytes, at, budget)
  if (!looksLikeNumber(generation)) return undefined
  const [number] = wordBefore(bytes, afterNumber, budget)
  if (!looksLikeNumber(number)) return undefined
  // Some readers take 7.0 for 7, and would find another object under that number than was looked at.
  if (![number, generation].every(word => /^\d{1,10}$/.test(word))) {
    throw new UnreadablePdfError('unusual object number')
  }
  return Number(number)
}

const looksLikeNumber = (word: string) => /^[+\-.\d]*\d[+\-.\d]*$/.test(word)

/** The word that ends here, and where it begins. */
function wordBefore(bytes: Buffer, at: number, budget: ReadingBudget): [string, number] {
  const end = spaceBefore(bytes, at, budget)
  let from = end
  while (from > 0 && from > end - 20 && !isBoundary(bytes[from - 1])) from -= 1
  return [bytes.toString('latin1', from, end), from]
}

/** Where the white space and the comments that end here begin. */
function spaceBefore(bytes: Buffer, at: number, budget: ReadingBudget): number {
  let from = at
  for (;;) {
    const end = from
    while (from > 0 && isWhitespace(bytes[from - 1])) from -= 1
    // A comment lasts to the end of its line.
    const isLineAbove = bytes.subarray(from, end).some(isLineEnd)
    const lineFrom = isLineAbove ? bytes.subarray(0, from).findLastIndex(isLineEnd) + 1 : from
    const comment = bytes.subarray(lineFrom, from).indexOf('%')
    budget.left -= at - lineFrom
    if (budget.left < 0) throw new UnreadablePdfError('read budget exceeded')
    if (comment === -1) return from
    from = lineFrom + comment
  }
}

const isLineEnd = (byte: number) => byte === 10 || byte === 13

/** The data of a stream, exactly as long as it says. */
export function dataOf(
  bytes: Buffer,
  { dictionary, dataFrom }: PdfStream,
  lengths: (reference: number) => number | undefined,
): Buffer {
  const stated = dictionary.entries.get('Length')
  const length =
    stated?.kind === 'number'
      ? stated.value
      : stated?.kind === 'reference'
        ? lengths(stated.number)
        : undefined
  const from = dataFrom + lineEndAt(bytes, dataFrom)
  const until = from + (length ?? Number.NaN)
  if (!(until >= from && until <= bytes.length))
    throw new UnreadablePdfError('stream without a length')
  if (!endsAt(bytes, until)) throw new UnreadablePdfError('stream length mismatch')
  return bytes.subarray(from, until)
}

function lineEndAt(bytes: Buffer, at: number): number {
  if (bytes[at] === 10) return 1
  if (bytes[at] === 13 && bytes[at + 1] === 10) return 2
  throw new UnreadablePdfError('stream without data')
}

function endsAt(bytes: Buffer, at: number): boolean {
  let end = at
  while (end < at + 4 && isWhitespace(bytes[end])) end += 1
  return bytes.toString('latin1', end, end + 'endstream'.length) === 'endstream'
}
