import { type ColourProblem, colourProblems } from '../tokens/colour-problems.ts'
import type { TokenSheets } from '../tokens/style-sheet-tokens.ts'
import { brandPalette } from './brand-palette.ts'

const coloursIn = (rules: string): Record<string, string> =>
  Object.fromEntries(
    [...rules.matchAll(/--([\w-]+):(#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [name, hex]),
  )

/** What could not be read or seen in a club's palette; none means that it may be used. */
export function paletteProblems(
  sheets: TokenSheets,
  colours: Parameters<typeof brandPalette>[1],
): ColourProblem[] {
  const [both = '', dark = ''] = brandPalette(sheets.base, colours).split('.dark.dark.dark')
  const light = coloursIn(both)
  return colourProblems(sheets, { light, dark: { ...light, ...coloursIn(dark) } })
}
