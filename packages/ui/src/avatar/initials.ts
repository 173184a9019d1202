/** First letter of the first and the last word; marks on letters stay. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined]
  return letters.map(word => firstLetter.exec(word ?? '')?.[0].toLocaleUpperCase()).join('')
}

// Not Intl.Segmenter, which Firefox 115 lacks.
const firstLetter = /^.[\p{M}\u200d]*/su

/** The same name always gets the same of four tones. */
export function toneOf(name: string): 1 | 2 | 3 | 4 {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  const tones = [1, 2, 3, 4] as const
  return tones[sum % 4] ?? 1
}
