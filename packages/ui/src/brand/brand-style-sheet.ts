import {
  type BrandColours,
  type BrandConfiguration,
  brandColours,
  tokenOf,
} from './brand-configuration.ts'

// The text becomes a style sheet, so nothing but a plain colour may get into it.
const plainColour = /^#[0-9a-f]{6}$/i

function declarations(colours: BrandColours): string {
  return brandColours
    .flatMap(name => {
      const colour: unknown = colours[name]
      if (colour === undefined) return []
      if (typeof colour !== 'string' || !plainColour.test(colour))
        throw new Error(`The brand colour ${name} must look like #2b3582.`)
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
