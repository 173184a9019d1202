import { commonWords, keyRuns } from './common-words.ts'

export const passwordTooCommon = 'This password is easy to guess. Please choose another one.'

const words = new Set(commonWords)

/** More than this beside a common word, and guessing takes long enough. */
const mostBeside = 4

/**
 * Whether a password is a common one: one or two words of the list, or of the person's own such as
 * their name, with the usual signs in place of letters, and little more than a year or a few digits
 * around them; or runs over the keys. Rules rather than a list, because each word comes in hundreds
 * of dresses.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  // Longer ones are refused or safe anyway, and would take long to check.
  if (password.length > 128) return false
  const text = password.normalize('NFKC').toLowerCase()
  const beside = text.replace(/^([^\p{L}]*).*?([^\p{L}]*)$/su, '$1 $2')
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const known = new Set(own.flatMap(wordsOf))
  const isWord = (word: string) => words.has(word) || known.has(word) || isRun(word)
  const isCommon = (word: string) => isWord(word) || isTwo(word, isWord)
  if (spellings(core).some(isCommon) && surprise(beside) <= mostBeside) return true
  // The same words joined by signs or figures, such as a name with its hyphen.
  const between = core.replace(/\p{L}/gu, '')
  const isJoined = between !== '' && isCommon(core.replace(/[^\p{L}]/gu, ''))
  return (isJoined && surprise(beside + between) <= mostBeside) || isOfKeyRuns(text)
}

/** The words in a name or an address that are long enough to be guessed for their own sake. */
function wordsOf(text: string): string[] {
  const parts =
    text
      .toLowerCase()
      .split('@')[0]
      ?.match(/\p{L}{3,}/gu) ?? []
  return [...parts, parts.join('')]
}

const isTwo = (word: string, isWord: (part: string) => boolean) =>
  Array.from(word).some((_, at) => at > 1 && isWord(word.slice(0, at)) && isWord(word.slice(at)))

const signs: ReadonlyMap<string, string> = new Map(
  ['@a', '4a', '8b', '3e', '9g', '!i', '0o', '5s', '$s', '7t'].map(([sign = '', letter = '']) => [
    sign,
    letter,
  ]),
)

/** A word with signs replaced by the letters they stand for; a one is an i or an l. */
function spellings(core: string): string[] {
  const read = core.replace(/[@48390!5$7]/g, sign => signs.get(sign) ?? sign)
  return [core, read.replaceAll('1', 'i'), read.replaceAll('1', 'l')]
}

// One letter again and again, or the alphabet.
const isRun = (word: string) => word.length > 0 && surprise(word) === 1

const shifted = ')!@#$%^&*('

/** As it reads with the shift key released. */
const released = (text: string) =>
  text.replace(/[)!@#$%^&*(]/g, sign => String(shifted.indexOf(sign)))

/** How many characters don't follow from the one before: a year counts as one, as do `123` and `!!!`. */
function surprise(text: string): number {
  const plain = released(text.replace(/(19|20)\d\d/g, 'y')).replaceAll(' ', '')
  let count = 0
  let last = Number.NaN
  for (const sign of plain) {
    const code = sign.codePointAt(0) ?? 0
    if (code !== last && code !== last + 1) count += 1
    last = code
  }
  return count
}

function isOfKeyRuns(text: string): boolean {
  let rest = released(text)
  for (const run of keyRuns) rest = rest.replaceAll(run, ' ')
  return surprise(rest) <= 2
}
