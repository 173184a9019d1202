// English made foreign: accented, about a third longer, in brackets. What has no brackets was never given to a translator.
import { english } from './english.ts'
import type { Language, UiWords } from './ui-words.ts'

// A vowel counts twice, so that words grow and not only sentences.
const foreign: Readonly<Record<string, string>> = {
  a: 'áà',
  e: 'éè',
  i: 'íì',
  o: 'óò',
  u: 'úù',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  A: 'ÁÀ',
  E: 'ÉÈ',
  I: 'ÍÌ',
  O: 'ÓÒ',
  U: 'ÚÙ',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
}

export function pseudoText(text: string): string {
  if (text === '') return ''
  return `[${[...text].map(letter => foreign[letter] ?? letter).join('')}]`
}

/** The first of the signs that stand for what a sentence is given. */
const firstPlace = 0xe000

/** Texts a sentence is given (a name, a label) come out as they went in. */
function keep(given: unknown, kept: string[]): unknown {
  if (Array.isArray(given)) return given.map(each => keep(each, kept))
  if (typeof given !== 'string') return given
  kept.push(given)
  return String.fromCharCode(firstPlace + kept.length - 1)
}

function pseudoSentence(sentence: (...given: unknown[]) => string, given: unknown[]): string {
  const kept: string[] = []
  const said = sentence(...given.map(each => keep(each, kept)))
  return pseudoText(said).replace(
    /[\ue000-\ue0ff]/g,
    sign => kept[sign.charCodeAt(0) - firstPlace] ?? sign,
  )
}

function pseudo(said: unknown): unknown {
  if (typeof said === 'string') return pseudoText(said)
  if (isSentence(said)) return (...given: unknown[]) => pseudoSentence(said, given)
  return Object.fromEntries(Object.entries(said ?? {}).map(([key, value]) => [key, pseudo(value)]))
}

function isSentence(said: unknown): said is (...given: unknown[]) => string {
  return typeof said === 'function'
}

export const pseudoLanguage: Language = {
  locale: english.locale,
  words: pseudo(english.words) as UiWords,
}
