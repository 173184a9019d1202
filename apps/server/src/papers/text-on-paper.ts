// Names and descriptions are written by people: whatever they contain, a paper stays readable.
import known from './fonts/letters.json' with { type: 'json' }

/** Control characters, marks that turn the direction of reading, and whatever else has no picture. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu

/** Nobody's name or sentence is longer; what is would take pages. */
const longest = 400

const written = new Set(known.letters)

/** A text in one line, with nothing in it that isn't seen. */
export const textOnPaper = (text: string): string => {
  const seen = text.replace(/\s+/gu, ' ').replace(invisible, '').trim().normalize('NFC')
  const letters = Array.from(seen)
  const kept = letters.length <= longest ? letters : [...letters.slice(0, longest - 1), '…']
  return kept.map(letterOnPaper).join('')
}

/** A letter that the font lacks without its marks, or a question mark. */
function letterOnPaper(letter: string): string {
  if (written.has(letter)) return letter
  const plain = Array.from(letter.normalize('NFKD')).filter(part => written.has(part))
  return plain.length > 0 ? plain.join('') : /\p{M}/u.test(letter) ? '' : '?'
}
