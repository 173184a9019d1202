import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { finalValueOf, tokensOf } from '@kinfold/ui/style-sheet-tokens'
import type { Theme } from './modes.ts'

export type ThemeColours = Readonly<Record<Theme, ReturnType<typeof coloursIn>>>

const { resolve } = createRequire(import.meta.url)
const read = (sheet: string) => readFileSync(resolve(`@kinfold/ui/tokens/${sheet}.css`), 'utf8')

function coloursIn(theme: Theme) {
  const tokens = tokensOf({ base: read('base'), themed: [read('semantic')] }, theme)
  const value = (name: string) => finalValueOf(tokens, name)
  return {
    canvas: value('canvas'),
    surface: value('surface'),
    hover: value('surface-disabled'),
    ink: value('ink'),
    muted: value('ink-muted'),
    line: value('line'),
    control: value('line-strong'),
    primary: value('primary'),
    accent: value('accent'),
  }
}

/** What stands around the stories has no style sheet of theirs, so it is told the values of their tokens in its head. */
export function themeColoursScript(): string {
  const colours: ThemeColours = { light: coloursIn('light'), dark: coloursIn('dark') }
  return `<script>globalThis.themeColours = ${JSON.stringify(colours)}</script>`
}
