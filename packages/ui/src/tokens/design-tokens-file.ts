// The tokens in the format of the Design Tokens Community Group (2025.10), for drawing tools.
import {
  aliasOf,
  declarationsIn,
  type TokenSheets,
  type Tokens,
  tokensOf,
} from './style-sheet-tokens.ts'

type Value = string | number | readonly number[] | Readonly<Record<string, unknown>>
export type DesignToken = { readonly $type: string; readonly $value: Value }
type Group = Readonly<Record<string, DesignToken>>

/** The format has no themes, so each is a group of its own; what both share stands in `base`. */
export type DesignTokensFile = {
  readonly $description: string
  readonly base: Group
  readonly light: Group
  readonly dark: Group
}

export function designTokensFile(sheets: TokenSheets): DesignTokensFile {
  const base = new Map(declarationsIn(sheets.base))
  const groupOf = (theme: 'light' | 'dark') => {
    const all = tokensOf(sheets, theme)
    const own = [...all].filter(([name]) => !base.has(name))
    return groupFrom(
      own,
      alias => (base.has(alias) ? `{base.${alias}}` : `{${theme}.${alias}}`),
      all,
    )
  }
  return {
    $description:
      'What a colour or a measure is for, in each theme. Values that a browser works out, such as clamp(), are left out.',
    base: groupFrom([...base], alias => `{base.${alias}}`, base),
    light: groupOf('light'),
    dark: groupOf('dark'),
  }
}

function groupFrom(
  entries: readonly (readonly [string, string])[],
  reference: (alias: string) => string,
  all: Tokens,
): Group {
  const tokens = entries.flatMap(([name, value]) => {
    const token = tokenFrom(value, reference, all)
    return token === undefined ? [] : [[name, token] as const]
  })
  return Object.fromEntries(tokens)
}

function tokenFrom(
  value: string,
  reference: (alias: string) => string,
  all: Tokens,
): DesignToken | undefined {
  const alias = aliasOf(value)
  if (alias === undefined) return plainToken(value)
  const meant = tokenFrom(all.get(alias) ?? '', reference, all)
  return meant && { $type: meant.$type, $value: reference(alias) }
}

function plainToken(value: string): DesignToken | undefined {
  const number = Number.parseFloat(value)
  if (/^#[\da-f]{6}$/i.test(value)) return { $type: 'color', $value: colour(value) }
  if (/^rgb\([^)]*\)$/.test(value)) return { $type: 'color', $value: mixedColour(value) }
  if (/^-?[\d.]+(rem|px)$/.test(value))
    return { $type: 'dimension', $value: { value: number, unit: value.replace(/[-\d.]/g, '') } }
  if (/^[\d.]+m?s$/.test(value))
    return { $type: 'duration', $value: { value: number, unit: value.replace(/[\d.]/g, '') } }
  if (/^[\d.]+$/.test(value)) return { $type: 'number', $value: number }
  const curve = /^cubic-bezier\(([^)]*)\)$/.exec(value)?.[1]
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) }
  return undefined
}

const share = (channel: number) => Math.round((channel / 255) * 10_000) / 10_000

function colour(hex: string) {
  const channels = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
  return { colorSpace: 'srgb', components: channels.map(share), hex: hex.toLowerCase() }
}

/** `rgb(26 25 36 / 0.46)` */
function mixedColour(value: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = value.match(/[\d.]+/g)?.map(Number) ?? []
  return { colorSpace: 'srgb', components: [red, green, blue].map(share), alpha }
}
