// Characters that nobody types on purpose: half a surrogate pair, control characters, line separators, and
// those that change the direction of the text around them and so disguise it.

const turning = '\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069'
const stray = new RegExp(`[\\p{Cs}${turning}]|(?![\\t\\n\\r])\\p{Cc}`, 'u')
const lineBreak = /[\t\n\r]/

export const strayCharacter =
  'This holds a hidden character we can’t take. Please type it instead of pasting it.'
export const oneLineOnly = 'Please keep this to one line.'

/** What is wrong with the characters of a text that may have several lines. */
export function strayCharacterProblem(text: string): string | undefined {
  return stray.test(text) ? strayCharacter : undefined
}

/** What is wrong with the characters of a text that stands on one line. */
export function oneLineProblem(text: string): string | undefined {
  return strayCharacterProblem(text) ?? (lineBreak.test(text) ? oneLineOnly : undefined)
}
