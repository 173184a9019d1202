import { ink } from './measures.ts'
import type { Document, Face } from './sheet.ts'

export type Look = { readonly size: number; readonly face?: Face; readonly colour?: string }

export type Place = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly align?: 'right' | 'center'
}

const apply = (doc: Document, { size, face = 'regular', colour = ink }: Look) =>
  doc.font(face).fontSize(size).fillColor(colour)

const widthOf = (doc: Document, text: string, look: Look): number =>
  apply(doc, look).widthOfString(text)

/** One line, as it is. */
export function writeLine(doc: Document, text: string, look: Look, place: Place): void {
  if (text === '') return
  const space = place.align === undefined ? 0 : place.width - widthOf(doc, text, look)
  const indent = place.align === 'center' ? space / 2 : space
  // The blank before it stands between two lines for who hears or copies them; one at the end would be dropped.
  const x = place.x + indent - widthOf(doc, ' ', look)
  apply(doc, look).text(` ${text}`, x, place.y, { lineBreak: false })
}

/** One line in letters small enough for its place; what is too long even so loses its end. */
export function fitLine(
  doc: Document,
  text: string,
  look: Look & { readonly least: number },
  place: Place,
): void {
  const needed = widthOf(doc, text, look)
  if (needed <= place.width) {
    writeLine(doc, text, look, place)
    return
  }
  const size = Math.max(look.least, (look.size * place.width) / needed - 0.05)
  const smaller = { ...look, size }
  const [line = ''] = wrap(doc, text, smaller, { width: place.width, lines: 1 })
  // On the same baseline as what stands beside it.
  writeLine(doc, line, smaller, { ...place, y: place.y + (look.size - size) * 1.04 })
}

type Room = { readonly width: number; readonly lines: number }

/** The lines of a text; the last of those allowed ends in … where more would follow. */
export function wrap(doc: Document, text: string, look: Look, { width, lines }: Room): string[] {
  const wrapped: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap(long => pieces(doc, long, look, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(doc, longer, look) <= width) {
      line = longer
      continue
    }
    wrapped.push(line)
    line = word
  }
  wrapped.push(line)
  if (wrapped.length <= lines) return wrapped
  const kept = wrapped.slice(0, lines)
  return [...kept.slice(0, -1), shorten(doc, kept.at(-1) ?? '', look, width)]
}

function shorten(doc: Document, line: string, look: Look, width: number): string {
  const letters = Array.from(line)
  while (letters.length > 0 && widthOf(doc, `${letters.join('')}…`, look) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** A word in parts, where it is longer than a line. */
function pieces(doc: Document, word: string, look: Look, width: number): string[] {
  if (widthOf(doc, word, look) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && widthOf(doc, part + letter, look) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}
