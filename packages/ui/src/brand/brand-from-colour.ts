import type { Theme } from '../theme/theme.ts'
import { colourPairs } from '../tokens/colour-pairs.ts'
import { contrast } from '../tokens/contrast.ts'
import { type Neighbour, nearestGoodColour } from '../tokens/nearest-good-colour.ts'
import { toHex, toOklch } from '../tokens/oklch.ts'
import {
  finalValueOf,
  type TokenSheets,
  type Tokens,
  tokensOf,
} from '../tokens/style-sheet-tokens.ts'
import { type brandColours, tokenOf } from './brand-configuration.ts'
import { inHueOf, shadesOf } from './shades.ts'

const derived = [
  'primary',
  'onPrimary',
  'primaryHover',
  'primaryPress',
  'primarySoft',
  'primarySoftHover',
  'onPrimarySoft',
  'link',
  'focus',
] as const satisfies (typeof brandColours)[number][]

type Derived = (typeof derived)[number]

/** What a club's one colour comes to. The accent stays the product's: a second colour is another choice. */
export type ColoursFromOne = Readonly<Record<Derived, string>>

/** What a theme takes where the club's colour can't be seen in it, and around it in any case. */
const designed: Readonly<
  Record<Theme, Readonly<Record<'main' | 'soft' | 'softHover' | 'onSoft', string>>>
> = {
  light: { main: 'indigo-700', soft: 'indigo-50', softHover: 'indigo-100', onSoft: 'indigo-700' },
  dark: { main: 'indigo-300', soft: 'indigo-850', softHover: 'indigo-800', onSoft: 'indigo-200' },
}

/** Dark words, where white ones can't be read. */
const darkWords = 'ink-900'

/** How much deeper a button is under the pointer, and pressed. */
const steps = { primaryHover: 0.05, primaryPress: 0.1 } as const

/** All colours of a club from one: its own wherever each pair can be read with it, else the nearest that can. */
export function brandFromColour(
  colour: string,
  sheets: TokenSheets,
): Record<Theme, ColoursFromOne> {
  return { light: inTheme('light', colour, sheets), dark: inTheme('dark', colour, sheets) }
}

function inTheme(theme: Theme, colour: string, sheets: TokenSheets): ColoursFromOne {
  const tokens = tokensOf(sheets, theme)
  const shades = inHueOf(colour, shadesOf(sheets.base, 'indigo'), 'indigo-700')
  const shade = (of: keyof (typeof designed)[Theme]) => shades[designed[theme][of]] ?? colour
  const settled = new Map<string, string>()
  const settle = (name: Derived, ...wished: readonly string[]) => {
    const neighbours = neighboursOf(tokenOf(name), tokens, settled)
    const good = wished.find(each => isGood(each, neighbours))
    const [first = colour] = wished
    settled.set(tokenOf(name), good ?? nearestGoodColour(first, neighbours) ?? first)
  }
  // On the dark page a deep colour made just light enough to be seen would be dull.
  const main = theme === 'light' || readsOn(tokens, colour) ? colour : shade('main')
  settle('primary', main)
  const [white, dark] = ['paper-0', darkWords].map(name => finalValueOf(tokens, name))
  settle(
    'onPrimary',
    ...(theme === 'light' ? [white, dark] : [dark, white]).map(each => each ?? ''),
  )
  const { primary = colour, 'on-primary': words = '' } = Object.fromEntries(settled)
  settle('primaryHover', awayFrom(words, primary, steps.primaryHover))
  settle('primaryPress', awayFrom(words, primary, steps.primaryPress))
  settle('primarySoft', shade('soft'))
  settle('primarySoftHover', shade('softHover'))
  settle('onPrimarySoft', theme === 'light' ? colour : shade('onSoft'))
  settle('link', main)
  settle('focus', main)
  const all = derived.map(name => [name, settled.get(tokenOf(name)) ?? colour])
  return Object.fromEntries(all) as Record<Derived, string>
}

const isGood = (colour: string, neighbours: readonly Neighbour[]) =>
  neighbours.every(({ colour: other, minimum }) => contrast(colour, other) >= minimum)

const readsOn = (tokens: Tokens, colour: string) =>
  isGood(colour, neighboursOf('link', tokens, new Map()))

/** What a token stands beside: the product's colours, and the club's that are settled already. */
function neighboursOf(
  token: string,
  tokens: Tokens,
  settled: ReadonlyMap<string, string>,
): Neighbour[] {
  const open = new Set(derived.map(tokenOf).filter(each => !settled.has(each)))
  return colourPairs.flatMap(({ front, back, minimum }) => {
    const other = front === token ? back : front
    if ((front !== token && back !== token) || open.has(other)) return []
    return [{ colour: settled.get(other) ?? finalValueOf(tokens, other), minimum }]
  })
}

/** Lighter under dark words, darker under light ones, so that they read better still. */
function awayFrom(words: string, colour: string, step: number): string {
  const own = toOklch(colour)
  const wanted = own.lightness + (toOklch(words).lightness < own.lightness ? step : -step)
  return toHex({ ...own, lightness: Math.min(1, Math.max(0, wanted)) })
}
