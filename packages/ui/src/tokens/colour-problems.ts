import type { Theme } from '../theme/theme.ts'
import { type ColourPair, colourPairs, featureGroundPairs } from './colour-pairs.ts'
import { contrast } from './contrast.ts'
import { nearestGoodColour } from './nearest-good-colour.ts'
import { toOklch } from './oklch.ts'
import {
  featureGroundOf,
  finalValueOf,
  type TokenSheets,
  type Tokens,
  tokensOf,
} from './style-sheet-tokens.ts'

/** Colours in the place of the product's own, by the name of their token. */
export type OwnColours = Readonly<Record<Theme, Readonly<Record<string, string>>>>

export type ColourProblem = ColourPair & {
  readonly theme: Theme
  /** On the page, or on the deep ground, where the same names mean other colours. */
  readonly ground: Ground
  readonly reached: number
  /** The colour that was set and what would be good in its place. */
  readonly proposal: Proposal | undefined
}

export type Proposal = { readonly token: string; readonly colour: string }

type Ground = 'page' | 'feature'

/** What lies under a pair, and which colours a club set there. */
type Place = {
  readonly ground: Ground
  readonly pairs: readonly ColourPair[]
  readonly tokens: Tokens
  readonly own: ReadonlySet<string>
}

/** Each pair that is too close in the whole theme: what a club set, and the product's own where it set nothing. */
export function colourProblems(sheets: TokenSheets, own: OwnColours): ColourProblem[] {
  return (['light', 'dark'] as const).flatMap(theme => {
    const places = placesIn(sheets, theme, Object.entries(own[theme]))
    return places.flatMap(place =>
      place.pairs.flatMap(pair => {
        const reached = reachedBy(pair, place)
        if (reached >= pair.minimum) return []
        return {
          ...pair,
          theme,
          ground: place.ground,
          reached,
          proposal: proposalFor(pair, place, places),
        }
      }),
    )
  })
}

function placesIn(sheets: TokenSheets, theme: Theme, set: readonly [string, string][]): Place[] {
  const page: Tokens = new Map([...tokensOf(sheets, theme), ...set])
  const redefined = featureGroundOf(sheets)
  const names = set.map(([name]) => name)
  return [
    { ground: 'page', pairs: colourPairs, tokens: page, own: new Set(names) },
    {
      ground: 'feature',
      pairs: featureGroundPairs,
      tokens: new Map([...page, ...redefined]),
      own: new Set(names.filter(name => !redefined.has(name))),
    },
  ]
}

const reachedBy = ({ front, back }: ColourPair, { tokens }: Place) =>
  contrast(finalValueOf(tokens, front), finalValueOf(tokens, back))

/** Of the two halves that which has to move least: good beside all that it stands with, or at least in this pair. */
function proposalFor(pair: ColourPair, place: Place, places: readonly Place[]) {
  const proposals = [pair.front, pair.back]
    .filter(token => place.own.has(token))
    .flatMap(token => {
      const now = finalValueOf(place.tokens, token)
      const everywhere = places.filter(({ own }) => own.has(token))
      const colour =
        nearestGoodColour(
          now,
          everywhere.flatMap(each => neighboursOf(token, each.pairs, each)),
        ) ?? nearestGoodColour(now, neighboursOf(token, [pair], place))
      return colour === undefined ? [] : [{ token, colour, moved: lightnessBetween(now, colour) }]
    })
  return proposals.sort((one, other) => one.moved - other.moved)[0]
}

const neighboursOf = (token: string, pairs: readonly ColourPair[], { tokens }: Place) =>
  pairs
    .filter(({ front, back }) => front === token || back === token)
    .map(({ front, back, minimum }) => ({
      colour: finalValueOf(tokens, front === token ? back : front),
      minimum,
    }))

const lightnessBetween = (one: string, other: string) =>
  Math.abs(toOklch(one).lightness - toOklch(other).lightness)
