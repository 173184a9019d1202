// Reads the values of a PDF that say what the document does by itself. Everything else is skipped, so
// that a hostile document fills no memory.
import { isOddLink } from './odd-link.ts'

/** A document that doesn't follow the rules, or takes more reading than any honest one. */
export class UnreadablePdfError extends Error {
  override readonly name = 'UnreadablePdfError'
}

export type PdfValue =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'reference'; readonly number: number }
  | { readonly kind: 'array'; readonly first: PdfValue | undefined; readonly length: number }
  | PdfDictionary
  | { readonly kind: 'null' }
  | { readonly kind: 'text' }
  | { readonly kind: 'other' }

export type PdfDictionary = {
  readonly kind: 'dictionary'
  /** The entries under the keys that somebody asks for. */
  readonly entries: ReadonlyMap<string, PdfValue>
  /** A key that comes twice means one thing to one reader and another to the next. */
  readonly isAmbiguous: boolean
}

/** What may still be read, over all readers of one document. */
export type ReadingBudget = { left: number }

/** What was read on the way, at whatever depth. */
export type PdfFindings = {
  /** The values of every `OpenAction`. */
  readonly openings: PdfValue[]
  /** The objects that hold the addresses of links. */
  readonly linkTargets: Set<number>
  /** Whether anything acts without an opening, or by an odd link. */
  acts: boolean
}

export const noPdfFindings = (): PdfFindings => ({
  openings: [],
  linkTargets: new Set(),
  acts: false,
})

const keysAskedFor = new Set([
  ...['DecodeParms', 'DP', 'F', 'FFilter', 'Filter', 'First', 'Length', 'N', 'Type'],
  ...['EF', 'Next', 'OpenAction', 'Ref', 'S', 'UF'],
])

/** What starts when a page is shown or left, a picture in another file, and a jump that may lead into one. */
const isAction = (key: string, value: PdfValue) =>
  (['AA', '3DD', 'OPI'].includes(key) && value.kind !== 'null') ||
  (key === 'S' && nameIn(value) === 'Thread')

/** Describes a file that the document brings along. One of the keys alone may be the name of a font. */
const bringsFile = (entries: ReadonlyMap<string, PdfValue>) =>
  (entries.get('EF')?.kind ?? 'null') !== 'null' && (entries.has('F') || entries.has('UF'))

/** Keys of addresses; those without a scheme begin with what stands under the second. */
const linkKeys = ['URI', 'Base']

const mostNested = 100
const whitespace = new Set([0, 9, 10, 12, 13, 32])
const delimiters = new Set([...'()<>[]{}/%'].map(character => character.charCodeAt(0)))
const [lineFeed, carriageReturn] = [10, 13]
const [open, close, less, more] = [40, 41, 60, 62]
const [openArray, closeArray, slash, percent, backslash] = [91, 93, 47, 37, 92]

export const nameIn = (value: PdfValue | undefined) =>
  value?.kind === 'name' ? value.name : undefined

export const isWhitespace = (byte: number | undefined) => byte !== undefined && whitespace.has(byte)

/** Where a word that begins or ends here ends or begins. */
export const isBoundary = (byte: number | undefined) =>
  byte === undefined || whitespace.has(byte) || delimiters.has(byte)

export class PdfReader {
  position: number
  readonly #bytes: Buffer
  readonly #budget: ReadingBudget
  readonly #found: PdfFindings

  constructor(
    bytes: Buffer,
    position: number,
    budget: ReadingBudget,
    found: PdfFindings = noPdfFindings(),
  ) {
    this.#bytes = bytes
    this.#budget = budget
    this.#found = found
    this.position = position
  }

  startsWith(text: string): boolean {
    const end = this.position + text.length
    return this.#bytes.toString('latin1', this.position, end) === text
  }

  /** Past white space and comments. */
  skipSpace(): void {
    const from = this.position
    for (;;) {
      const byte = this.#bytes[this.position]
      if (isWhitespace(byte)) this.position += 1
      else if (byte === percent) this.#skipLine()
      else break
    }
    this.#spend(this.position - from)
  }

  readValue(depth = 0): PdfValue {
    if (depth > mostNested) throw new UnreadablePdfError('nested too deeply')
    this.skipSpace()
    const byte = this.#bytes[this.position]
    if (byte === undefined) throw new UnreadablePdfError('unexpected end in a value')
    if (byte === slash) return { kind: 'name', name: this.#readName() }
    if (byte === openArray) return this.#readArray(depth)
    if (byte === open) return this.#skipText()
    if (byte === less) {
      return this.#bytes[this.position + 1] === less
        ? this.readDictionary(depth)
        : this.#skipHexText()
    }
    return this.#readWord()
  }

  readDictionary(depth = 0): PdfDictionary {
    const entries = new Map<string, PdfValue>()
    let isAmbiguous = false
    this.#step(2)
    for (;;) {
      this.skipSpace()
      if (this.startsWith('>>')) {
        this.#step(2)
        this.#found.acts ||= bringsFile(entries)
        return { kind: 'dictionary', entries, isAmbiguous }
      }
      if (this.#bytes[this.position] !== slash) throw new UnreadablePdfError('missing key')
      const key = this.#readName()
      this.skipSpace()
      const from = this.position
      // A key without a value: some programs leave it out where there is nothing to say.
      const value: PdfValue = this.startsWith('>>') ? { kind: 'null' } : this.readValue(depth + 1)
      if (key === 'OpenAction') this.#found.openings.push(value)
      if (linkKeys.includes(key)) this.#readLink(value, from)
      this.#found.acts ||= isAction(key, value)
      if (!keysAskedFor.has(key)) continue
      isAmbiguous ||= entries.has(key)
      entries.set(key, value)
    }
  }

  /** Whether the value is an odd address, or says that the address is elsewhere once more. */
  readOddLink(): boolean {
    this.skipSpace()
    const from = this.position
    const { kind } = this.readValue()
    return kind === 'reference' || (kind === 'text' && isOddLink(this.#bytes, from, this.position))
  }

  /** A dictionary or an array; of anything else nothing, as there is nothing to find in it. */
  readNested(): PdfValue | undefined {
    const isNested = this.startsWith('<<') || this.#bytes[this.position] === openArray
    return isNested ? this.readValue() : undefined
  }

  /** A whole number, or undefined for anything else. */
  readWhole(): number | undefined {
    this.skipSpace()
    const word = this.#takeWord()
    return /^\d{1,10}$/.test(word) ? Number(word) : undefined
  }

  #readLink(value: PdfValue, from: number): void {
    if (value.kind === 'reference') this.#found.linkTargets.add(value.number)
    this.#found.acts ||= value.kind === 'text' && isOddLink(this.#bytes, from, this.position)
  }

  #readArray(depth: number): PdfValue {
    let first: PdfValue | undefined
    let length = 0
    this.#step(1)
    for (;;) {
      this.skipSpace()
      if (this.#bytes[this.position] === closeArray) {
        this.#step(1)
        return { kind: 'array', first, length }
      }
      const value = this.readValue(depth + 1)
      first ??= value
      length += 1
    }
  }

  #readName(): string {
    this.#step(1)
    return this.#takeWord().replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }

  #readWord(): PdfValue {
    const word = this.#takeWord()
    if (word === '') throw new UnreadablePdfError('unexpected closing bracket')
    if (word === 'null') return { kind: 'null' }
    if (!/^[+-]?\d{1,10}$/.test(word)) return { kind: 'other' }
    const after = this.position
    if (this.readWhole() !== undefined) {
      this.skipSpace()
      if (this.#takeWord() === 'R') return { kind: 'reference', number: Number(word) }
    }
    this.position = after
    return { kind: 'number', value: Number(word) }
  }

  #takeWord(): string {
    const from = this.position
    while (!isBoundary(this.#bytes[this.position])) this.position += 1
    this.#spend(this.position - from)
    // Nothing that counts is longer, and a name of a megabyte isn't worth making a text of.
    return this.#bytes.toString('latin1', from, Math.min(this.position, from + 200))
  }

  #skipText(): PdfValue {
    const from = this.position
    let opened = 0
    do {
      const byte = this.#bytes[this.position]
      if (byte === undefined) throw new UnreadablePdfError('unexpected end in a string')
      if (byte === backslash) this.position += 1
      if (byte === open) opened += 1
      if (byte === close) opened -= 1
      this.position += 1
    } while (opened > 0)
    this.#spend(this.position - from)
    return { kind: 'text' }
  }

  #skipHexText(): PdfValue {
    const end = this.#bytes.indexOf(more, this.position)
    if (end === -1) throw new UnreadablePdfError('unexpected end in a string')
    this.#step(end + 1 - this.position)
    return { kind: 'text' }
  }

  #skipLine(): void {
    for (;;) {
      const byte = this.#bytes[this.position]
      if (byte === undefined || byte === lineFeed || byte === carriageReturn) return
      this.position += 1
    }
  }

  #step(bytes: number): void {
    this.position += bytes
    this.#spend(bytes)
  }

  #spend(bytes: number): void {
    this.#budget.left -= bytes
    if (this.#budget.left < 0) throw new UnreadablePdfError('read budget exceeded')
  }
}
