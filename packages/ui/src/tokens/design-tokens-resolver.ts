import type { Theme } from '../theme/theme.ts'
import { type DesignTokens, designTokensFrom } from './design-token.ts'
import { declarationsIn, type TokenSheets, tokensOf } from './style-sheet-tokens.ts'

type TokenSet = { readonly description: string; readonly sources: readonly DesignTokens[] }

/** All tokens as a resolver document (2025.10): what is the same in both themes once, the rest for each. */
export type DesignTokensResolver = {
  readonly $schema: string
  readonly name: string
  readonly version: '2025.10'
  readonly description: string
  readonly sets: { readonly palette: TokenSet; readonly shared: TokenSet }
  readonly modifiers: {
    readonly theme: {
      readonly description: string
      readonly contexts: Readonly<Record<Theme, readonly DesignTokens[]>>
      readonly default: Theme
    }
  }
  readonly resolutionOrder: readonly { readonly $ref: string }[]
}

const byName = (alias: string) => `{${alias}}`

export function designTokensResolver(sheets: TokenSheets): DesignTokensResolver {
  const palette = new Map(declarationsIn(sheets.base))
  const themes = { light: tokensOf(sheets, 'light'), dark: tokensOf(sheets, 'dark') }
  const named = [...themes.light].filter(([name]) => !palette.has(name))
  const isShared = (name: string) => themes.light.get(name) === themes.dark.get(name)
  const contextOf = (theme: Theme) => {
    const own = named.flatMap(([name]) => {
      const value = isShared(name) ? undefined : themes[theme].get(name)
      return value === undefined ? [] : [[name, value] as const]
    })
    return [designTokensFrom(own, byName, themes[theme])]
  }
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Tokens',
    version: '2025.10',
    description:
      'What a colour or a measure is for. Values that a browser works out, such as clamp(), are left out.',
    sets: {
      palette: {
        description: 'The raw colours. Parts never name them.',
        sources: [designTokensFrom(palette, byName, palette)],
      },
      shared: {
        description: 'What is the same in both themes.',
        sources: [
          designTokensFrom(
            named.filter(([name]) => isShared(name)),
            byName,
            themes.light,
          ),
        ],
      },
    },
    modifiers: {
      theme: {
        description: 'Both themes are designed; dark is not light turned over.',
        contexts: { light: contextOf('light'), dark: contextOf('dark') },
        default: 'light',
      },
    },
    resolutionOrder: [
      { $ref: '#/sets/palette' },
      { $ref: '#/sets/shared' },
      { $ref: '#/modifiers/theme' },
    ],
  }
}

/** The tokens of one theme as one plain file, for tools that take a file for each mode. */
export function tokensInTheme(
  { sets, modifiers }: DesignTokensResolver,
  theme: Theme,
): DesignTokens {
  const sources = [
    ...sets.palette.sources,
    ...sets.shared.sources,
    ...modifiers.theme.contexts[theme],
  ]
  return Object.assign({}, ...sources)
}
