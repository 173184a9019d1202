// Operators open these documents, so a PDF that can do something by itself is refused. It isn't
// rewritten instead, because a bank's statement has to stay as the bank made it.
import { packedObjects } from './packed-objects.ts'
import { type PdfPlace, readObjects } from './pdf-objects.ts'
import { PdfReader, type PdfValue, type ReadingBudget, UnreadablePdfError } from './pdf-reader.ts'
import { textWithPlainNames } from './text-with-plain-names.ts'

/**
 * Scripts, programs, other files, films, sounds, forms of another kind, things sent away: nothing a document
 * needs. Names too short to be told from chance aren't here, as a scan of some megabytes holds them by accident:
 * /JS does nothing without one of these, and /AA, /3DD, /EF, /OPI and /URI count where they are read as keys.
 */
const active =
  /\/(?:JavaScript|Rendition|Launch|EmbeddedFiles?|FileAttachment|RichMedia|Movie|Sound|PresSteps|XFA|SubmitForm|ImportData|GoTo[ER])(?![A-Za-z0-9])/
/** An encrypted document can't be checked. */
const locked = /\/Encrypt(?![A-Za-z0-9])/
const opening = /\/OpenAction(?![A-Za-z0-9])/g

/** An honest document is read about twice: in the file, and what it holds packed. */
const readings = 8
/** One for each version of the document that is still in the file. */
const mostOpenings = 100

/** Whether a PDF does something when it is opened, or hides what it does. */
export function actsOnOpening(pdf: Buffer): boolean {
  try {
    return acts(pdf)
  } catch (error) {
    if (error instanceof UnreadablePdfError) return true
    throw error
  }
}

function acts(pdf: Buffer): boolean {
  const words = wordsIn(pdf)
  if (words.isSuspect) return true
  let spelled = words.openings
  const budget: ReadingBudget = { left: readings * pdf.length + 1_000_000 }
  const objects = readObjects(pdf, budget)
  const { found } = objects
  if (found.acts) return true
  const places = [...objects.places]
  for (const packed of packedObjects(pdf, objects, budget)) {
    const inside = wordsIn(packed.bytes)
    if (inside.isSuspect || found.acts) return true
    if (packed.isPacked) spelled += inside.openings
    for (const place of packed.places) places.push(place)
  }
  const { openings, linkTargets } = found
  // One that is spelled and was not read stands where only some readers look.
  if (openings.length < spelled || openings.length > mostOpenings) return true
  if (openings.some(value => !isPage(value, places, budget))) return true
  return places.some(
    ({ number, bytes, position }) =>
      linkTargets.has(number) && new PdfReader(bytes, position, budget).readOddLink(),
  )
}

function wordsIn(bytes: Buffer) {
  const text = textWithPlainNames(bytes)
  return {
    isSuspect: active.test(text) || locked.test(text),
    openings: text.match(opening)?.length ?? 0,
  }
}

/** A document may say at which of its pages it wants to be opened, and nothing else. */
function isPage(
  value: PdfValue,
  places: readonly PdfPlace[],
  budget: ReadingBudget,
  isReferred = false,
): boolean {
  switch (value.kind) {
    case 'array':
    case 'null':
      return true
    case 'dictionary': {
      const kind = value.entries.get('S')
      const goesToPage = kind?.kind === 'name' && kind.name === 'GoTo'
      return goesToPage && !value.isAmbiguous && !value.entries.has('Next')
    }
    case 'reference': {
      // Every version of the object: which one counts, readers don't agree about.
      const targets = isReferred ? [] : places.filter(({ number }) => number === value.number)
      return (
        targets.length > 0 &&
        targets.every(({ bytes, position }) =>
          isPage(new PdfReader(bytes, position, budget).readValue(), places, budget, true),
        )
      )
    }
    default:
      return false
  }
}
