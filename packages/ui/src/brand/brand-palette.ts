import { inHueOf, type Shades, shadesOf } from './shades.ts'

const plainColour = /^#[0-9a-f]{6}$/i

// Warnings are no ornament: they stay amber, whatever the club's accent is.
const warnings = {
  light: { warning: 600, 'warning-soft': 50, 'on-warning-soft': 700 },
  dark: { warning: 300, 'warning-soft': 900, 'on-warning-soft': 200 },
}

const declare = (entries: Shades) =>
  Object.entries(entries)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

type ClubColours = { brand?: string | undefined; accent?: string | undefined }

/** A style sheet that puts the club's colours in the place of the product's own; none without any. */
export function brandPalette(baseCss: string, { brand, accent }: ClubColours): string {
  for (const [name, colour] of Object.entries({
    CLUB_BRAND_COLOUR: brand,
    CLUB_ACCENT_COLOUR: accent,
  })) {
    if (colour && !plainColour.test(colour)) {
      throw new Error(`${name} is "${colour}" and must look like #2b3582.`)
    }
  }
  const rules: string[] = []
  if (brand) {
    const shades = inHueOf(brand, shadesOf(baseCss, 'indigo'), 'indigo-700')
    rules.push(`:root:root{${declare(shades)}}`)
  }
  if (accent) {
    const amber = shadesOf(baseCss, 'marigold')
    const pinned = (uses: Record<string, number>): Shades =>
      Object.fromEntries(
        Object.entries(uses).map(([name, shade]) => [name, amber[`marigold-${shade}`] ?? '']),
      )
    const shades = inHueOf(accent, amber, 'marigold-400')
    rules.push(`:root:root{${declare({ ...shades, ...pinned(warnings.light) })}}`)
    rules.push(`.dark.dark.dark{${declare(pinned(warnings.dark))}}`)
  }
  return rules.join('')
}
