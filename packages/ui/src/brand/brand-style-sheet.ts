import {
  type BrandColours,
  type BrandConfiguration,
  brandColours,
  isPlainColour,
  notPlain,
  tokenOf,
} from './brand-configuration.ts'

function declarations(colours: BrandColours): string {
  return brandColours
    .flatMap(name => {
      const colour = colours[name]
      if (colour === undefined) return []
      // The text becomes a style sheet, so nothing but a plain colour may get into it.
      if (!isPlainColour(colour)) throw new Error(notPlain(name))
      return `--${tokenOf(name)}:${colour}`
    })
    .join(';')
}

/** The club's colours as a style sheet; a pre-rendered page puts it in its head, after the tokens. */
export function brandStyleSheet({ colours = {} }: BrandConfiguration): string {
  const light = declarations(colours.light ?? {})
  const dark = declarations(colours.dark ?? {})
  return [light && `:root:not(.dark){${light}}`, dark && `:root.dark{${dark}}`].join('')
}
