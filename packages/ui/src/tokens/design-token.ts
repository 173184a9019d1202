import { aliasOf, type Tokens } from './style-sheet-tokens.ts'

type Value = string | number | readonly unknown[] | Readonly<Record<string, unknown>>
/** One token in the format of the Design Tokens Community Group (2025.10). */
export type DesignToken = { readonly $type: string; readonly $value: Value }
export type DesignTokens = Readonly<Record<string, DesignToken>>

/** How a token names another. */
type Reference = (alias: string) => string

/** Tokens of a style sheet under their names; what a browser works out, such as clamp(), has no form in the format. */
export function designTokensFrom(
  entries: Iterable<readonly [name: string, value: string]>,
  reference: Reference,
  all: Tokens,
): DesignTokens {
  const tokens = [...entries].flatMap(([name, value]) => {
    const token = tokenFrom(value, reference, all)
    return token === undefined ? [] : [[name, token] as const]
  })
  return Object.fromEntries(tokens)
}

function tokenFrom(value: string, reference: Reference, all: Tokens): DesignToken | undefined {
  const alias = aliasOf(value)
  if (alias === undefined) return plainToken(value) ?? shadowToken(value, reference)
  const meant = tokenFrom(all.get(alias) ?? '', reference, all)
  return meant && { $type: meant.$type, $value: reference(alias) }
}

function plainToken(value: string): DesignToken | undefined {
  const colour = colourOf(value)
  if (colour) return { $type: 'color', $value: colour }
  if (/^-?[\d.]+(rem|px)$/.test(value)) return { $type: 'dimension', $value: lengthOf(value) }
  if (/^[\d.]+m?s$/.test(value)) return { $type: 'duration', $value: lengthOf(value) }
  if (/^[\d.]+$/.test(value)) return { $type: 'number', $value: Number(value) }
  const curve = /^cubic-bezier\(([^)]*)\)$/.exec(value)?.[1]
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) }
  return undefined
}

/** `0 1px 2px rgb(32 31 44 / 0.06), 0 0 0 1px var(--ink-800)` */
function shadowToken(value: string, reference: Reference): DesignToken | undefined {
  const layers = value.split(/, (?![^(]*\))/).map(layer => shadowLayer(layer, reference))
  return layers.some(layer => layer === undefined) ? undefined : { $type: 'shadow', $value: layers }
}

function shadowLayer(layer: string, reference: Reference) {
  const parts = /^((?:-?[\d.]+(?:px|rem)? ){2,4})(rgb\([^)]*\)|var\([^)]*\))$/.exec(layer)
  if (!parts) return undefined
  const [, lengths = '', ink = ''] = parts
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.trim().split(' ')
  const alias = aliasOf(ink)
  return {
    color: alias ? reference(alias) : colourOf(ink),
    offsetX: lengthOf(offsetX),
    offsetY: lengthOf(offsetY),
    blur: lengthOf(blur),
    spread: lengthOf(spread),
  }
}

const lengthOf = (text: string) => ({
  value: Number.parseFloat(text),
  unit: text.replace(/[-\d.]/g, '') || 'px',
})

const share = (channel: number) => Math.round((channel / 255) * 10_000) / 10_000

function colourOf(value: string) {
  if (/^#[\da-f]{6}$/i.test(value)) {
    const channels = [1, 3, 5].map(at => Number.parseInt(value.slice(at, at + 2), 16))
    return { colorSpace: 'srgb', components: channels.map(share), hex: value.toLowerCase() }
  }
  // rgb(26 25 36 / 0.46)
  if (!/^rgb\([^)]*\)$/.test(value)) return undefined
  const [red = 0, green = 0, blue = 0, alpha = 1] = value.match(/[\d.]+/g)?.map(Number) ?? []
  return { colorSpace: 'srgb', components: [red, green, blue].map(share), alpha }
}
