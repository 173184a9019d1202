import { type TokenUses, textSizesIn } from '../story-layout/token-uses.ts'
import type { Theme } from '../theme/theme.ts'
import {
  aliasOf,
  declarationsIn,
  finalValueOf,
  type Tokens,
  tokensOf,
} from '../tokens/style-sheet-tokens.ts'
import tailwind from '../tokens/tailwind.css?raw'
import { tokenSheets } from '../tokens/token-sheets.ts'

export type TokenKind =
  | 'colour'
  | 'text'
  | 'size'
  | 'corner'
  | 'shadow'
  | 'time'
  | 'curve'
  | 'share'
  | 'level'

export type TokenValue = { readonly value: string; readonly alias: string | undefined }

export type CatalogueToken = {
  readonly name: string
  readonly kind: TokenKind
  readonly light: TokenValue
  /** Nothing where it is the same. */
  readonly dark: TokenValue | undefined
  /** Tokens that take their value from it. */
  readonly behind: readonly string[]
}

export type TokenGroup = {
  readonly title: string
  readonly note: string
  readonly tokens: readonly CatalogueToken[]
}

const textSizes = textSizesIn(tailwind)
const palette = new Map(declarationsIn(tokenSheets.base))

/** All tokens of each theme, the scale of type among them. */
export const themes: Readonly<Record<Theme, Tokens>> = {
  light: new Map([...tokensOf(tokenSheets, 'light'), ...textSizes]),
  dark: new Map([...tokensOf(tokenSheets, 'dark'), ...textSizes]),
}

const valueIn = (theme: Theme, name: string): TokenValue => ({
  value: finalValueOf(themes[theme], name),
  alias: aliasOf(themes[theme].get(name) ?? ''),
})

/** The first that fits. */
const kinds: readonly [TokenKind, (name: string, value: string) => boolean][] = [
  ['text', name => textSizes.has(name)],
  ['shadow', name => name.endsWith('-shadow')],
  ['colour', (_, value) => /^(#|rgb\()/.test(value)],
  ['corner', name => name.endsWith('-radius')],
  ['curve', (_, value) => value.startsWith('cubic-bezier')],
  ['time', (_, value) => /^[\d.]+m?s$/.test(value)],
  ['share', name => name.endsWith('-opacity')],
  ['level', name => name.endsWith('-level')],
]

function kindOf(name: string): TokenKind {
  const { value } = valueIn('light', name)
  return kinds.find(([, fits]) => fits(name, value))?.[0] ?? 'size'
}

const takersOf = (name: string) => [
  ...new Set(
    Object.values(themes).flatMap(tokens =>
      [...tokens].filter(([, value]) => value.includes(`var(--${name})`)).map(([taker]) => taker),
    ),
  ),
]

function tokenNamed(name: string): CatalogueToken {
  const [light, dark] = [valueIn('light', name), valueIn('dark', name)]
  const isSame = light.value === dark.value && light.alias === dark.alias
  return {
    name,
    kind: kindOf(name),
    light,
    dark: isSame ? undefined : dark,
    behind: takersOf(name),
  }
}

const all = [...themes.light.keys()].map(tokenNamed)

const groupOf = (title: string, note: string, fits: (token: CatalogueToken) => boolean) => ({
  title,
  note,
  tokens: all.filter(fits),
})

const isOf =
  (...wanted: TokenKind[]) =>
  ({ name, kind }: CatalogueToken) =>
    wanted.includes(kind) && !palette.has(name)

/** Each token once. */
export const tokenGroups: readonly TokenGroup[] = [
  groupOf(
    'Colours',
    'Named for what they are for, and mixed for each theme by itself.',
    isOf('colour'),
  ),
  groupOf('Type', 'It grows with the letters that a reader has set.', isOf('text')),
  groupOf(
    'Sizes',
    'In rem, so that whoever needs larger letters gets larger controls too.',
    isOf('size'),
  ),
  groupOf(
    'Corners and depth',
    'Round is pressed, a card is read, what floats has a shadow.',
    isOf('corner', 'shadow'),
  ),
  groupOf(
    'Movement',
    'Next to nothing for those who ask their device for less of it.',
    isOf('time', 'curve'),
  ),
  groupOf('Layers', 'What lies over what, and how faint the ornament is.', isOf('level', 'share')),
  groupOf(
    'Palette',
    'The raw colours behind all of the above. A part names none of them but for the ornament.',
    ({ name }) => palette.has(name),
  ),
]

/** Whether what somebody looks for is in its name, a value, or a part that uses it. */
export function isFound(token: CatalogueToken, uses: TokenUses, looked: string): boolean {
  const words = looked.toLowerCase().replace(/^--/, '').trim()
  const { name, light, dark, behind } = token
  return [
    name,
    light.value,
    light.alias,
    dark?.value,
    dark?.alias,
    ...behind,
    ...(uses[name] ?? []),
  ].some(text => text?.toLowerCase().includes(words))
}
