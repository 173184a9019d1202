// Newer programs pack objects together into the data of another, where a search of the file finds none.
import { constants, inflateSync } from 'node:zlib'
import { dataOf, type PdfObjects, type PdfPlace, type PdfStream } from './pdf-objects.ts'
import {
  nameIn,
  type PdfFindings,
  PdfReader,
  type PdfValue,
  type ReadingBudget,
  UnreadablePdfError,
} from './pdf-reader.ts'

const mostUnpacked = 20_000_000
const mostInStream = 100_000

export type PackedObjects = {
  readonly bytes: Buffer
  /** Otherwise its bytes stand in the file as they are. */
  readonly isPacked: boolean
  readonly places: readonly PdfPlace[]
}

/** One after the other, so that a forbidden word in the first leaves the rest packed; adds to what was found. */
export function* packedObjects(
  pdf: Buffer,
  objects: PdfObjects,
  budget: ReadingBudget,
): Generator<PackedObjects> {
  const lengths = lengthsIn(objects.places, budget)
  let left = mostUnpacked
  for (const holder of objects.holders) {
    const bytes = unpack(holder, dataOf(pdf, holder, lengths), left)
    left -= bytes.length
    const isPacked = holder.dictionary.entries.has('Filter')
    yield { bytes, isPacked, places: placesIn(holder, bytes, budget, objects.found) }
  }
}

/** A length may stand in an object of its own; one with two values has none. */
function lengthsIn(places: readonly PdfPlace[], budget: ReadingBudget) {
  const byNumber = Map.groupBy(places, ({ number }) => number)
  return (wanted: number): number | undefined => {
    const found = byNumber.get(wanted) ?? []
    const [place, another] = found
    if (place === undefined || another !== undefined) return undefined
    return new PdfReader(place.bytes, place.position, budget).readWhole()
  }
}

function unpack({ dictionary }: PdfStream, data: Buffer, most: number): Buffer {
  if (dictionary.isAmbiguous) throw new UnreadablePdfError('duplicate key')
  if (most <= 0 || !isPlainlyPacked(dictionary.entries)) {
    throw new UnreadablePdfError('unsupported filter')
  }
  if (!dictionary.entries.has('Filter')) return data
  try {
    // Readers take what a cut-off end leaves, and so it is looked at.
    return inflateSync(data, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (cause) {
    throw new UnreadablePdfError('stream does not decompress, or is too large', { cause })
  }
}

function isPlainlyPacked(entries: ReadonlyMap<string, PdfValue>): boolean {
  // Data in another file.
  if (entries.has('F') || entries.has('FFilter')) return false
  const filter = onlyOf(entries.get('Filter'))
  const parameters = onlyOf(entries.get('DecodeParms') ?? entries.get('DP'))
  const isUsual = filter === undefined || ['FlateDecode', 'Fl'].includes(nameIn(filter) ?? '')
  return isUsual && (parameters === undefined || parameters.kind === 'null')
}

/** `[/FlateDecode]` is another spelling of `/FlateDecode`. */
const onlyOf = (value: PdfValue | undefined) =>
  value?.kind === 'array' && value.length === 1 ? value.first : value

function placesIn(
  { dictionary }: PdfStream,
  bytes: Buffer,
  budget: ReadingBudget,
  found: PdfFindings,
): PdfPlace[] {
  const [count, first] = ['N', 'First'].map(key => {
    const value = dictionary.entries.get(key)
    return value?.kind === 'number' ? value.value : Number.NaN
  })
  if (!(count !== undefined && first !== undefined && count <= mostInStream)) {
    throw new UnreadablePdfError('object stream without a count')
  }
  const places: PdfPlace[] = []
  const header = new PdfReader(bytes, 0, budget)
  for (let index = 0; index < count; index += 1) {
    const [number, offset] = [header.readWhole(), header.readWhole()]
    if (number === undefined || offset === undefined || first + offset > bytes.length) {
      throw new UnreadablePdfError('object offset out of range')
    }
    const reader = new PdfReader(bytes, first + offset, budget, found)
    reader.skipSpace()
    places.push({ number, bytes, position: reader.position })
    reader.readNested()
  }
  return places
}
