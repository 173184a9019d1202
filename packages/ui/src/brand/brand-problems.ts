import { type ColourProblem, colourProblems } from '../tokens/colour-problems.ts'
import { ratioText } from '../tokens/ratio-text.ts'
import type { TokenSheets } from '../tokens/style-sheet-tokens.ts'
import {
  type BrandColours,
  type BrandConfiguration,
  brandColours,
  isPlainColour,
  notPlain,
  tokenOf,
} from './brand-configuration.ts'

/** What a club's configuration calls a token; the product's own colours keep the name of their token. */
const settingOf = (token: string) => brandColours.find(colour => tokenOf(colour) === token) ?? token

const byToken = (colours: BrandColours = {}) =>
  Object.fromEntries(
    brandColours.flatMap(name => {
      const colour = colours[name]
      return colour ? [[tokenOf(name), colour] as const] : []
    }),
  )

/** Sentences about colours that people could not read or see on each other; none means the brand may be used. */
export function brandProblems({ colours = {} }: BrandConfiguration, sheets: TokenSheets): string[] {
  const unclear = [colours.light, colours.dark].flatMap((set = {}) =>
    brandColours.filter(name => set[name] !== undefined && !isPlainColour(set[name])),
  )
  if (unclear.length > 0) return [...new Set(unclear)].map(notPlain)
  const own = { light: byToken(colours.light), dark: byToken(colours.dark) }
  return colourProblems(sheets, own).map(sentence)
}

function sentence({ theme, ground, front, back, reached, minimum, proposal }: ColourProblem) {
  const where = ground === 'feature' ? ', on the deep ground,' : ''
  const found = `In the ${theme} theme${where} ${settingOf(front)} on ${settingOf(back)} reaches ${ratioText(reached)} to 1, and it takes ${minimum}`
  return proposal
    ? `${found}: the nearest good ${settingOf(proposal.token)} is ${proposal.colour}.`
    : `${found}.`
}
