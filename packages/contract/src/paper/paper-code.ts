import { patternText } from '../fields/pattern-text.ts'

/** Without letters and digits that are easily confused; 32, so that each is five random bits. */
export const paperCodeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const paperCodeLength = 16

/** What a paper can be looked up by: `7H2K-9D4M-AB3C-X5YZ`. */
export const PaperCode = patternText(
  'paper code',
  /^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/,
  'This is not the code of a paper.',
)

const groups = /.{4}(?=.)/g

/** Sixteen letters in groups of four. */
export const groupPaperCode = (letters: string): string => letters.replace(groups, '$&-')

/** The code as it stands on the paper, however it was typed; undefined where it can't be one. */
export function readPaperCode(typed: string): string | undefined {
  const code = groupPaperCode(typed.toUpperCase().replace(/[^0-9A-Z]/g, ''))
  return PaperCode.is(code) ? code : undefined
}
