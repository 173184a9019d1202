// What the package has as tokens.json: each theme a group of its own, for tools that don't know resolvers yet.
import { type DesignTokens, designTokensFrom } from './design-token.ts'
import { declarationsIn, type TokenSheets, tokensOf } from './style-sheet-tokens.ts'

export type DesignTokensFile = {
  readonly $description: string
  readonly base: DesignTokens
  readonly light: DesignTokens
  readonly dark: DesignTokens
}

export function designTokensFile(sheets: TokenSheets): DesignTokensFile {
  const base = new Map(declarationsIn(sheets.base))
  const groupOf = (theme: 'light' | 'dark') => {
    const all = tokensOf(sheets, theme)
    const own = [...all].filter(([name]) => !base.has(name))
    return designTokensFrom(
      own,
      alias => (base.has(alias) ? `{base.${alias}}` : `{${theme}.${alias}}`),
      all,
    )
  }
  return {
    $description:
      'What a colour or a measure is for, in each theme. Values that a browser works out, such as clamp(), are left out.',
    base: designTokensFrom(base, alias => `{base.${alias}}`, base),
    light: groupOf('light'),
    dark: groupOf('dark'),
  }
}
