/** The colours a club may set; what it leaves out stays as it is. */
export const brandColours = [
  'primary',
  'primaryHover',
  'primaryPress',
  'onPrimary',
  'primarySoft',
  'primarySoftHover',
  'onPrimarySoft',
  'link',
  'focus',
  'accent',
  'onAccent',
] as const

export type BrandColours = Partial<Record<(typeof brandColours)[number], string>>

/** What the style sheets call one of them: "on-primary". */
export function tokenOf(colour: string): string {
  return colour.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

/** Whatever a configuration has, which may come from outside. */
export const isPlainColour = (colour: unknown): boolean =>
  typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour)

export const notPlain = (name: string) => `The brand colour ${name} must look like #2b3582.`

/** Everything that makes the product one club's own. Colours are `#rrggbb`. */
export type BrandConfiguration = {
  name: string
  /** Addresses of a square mark; without one the product's own is drawn. */
  mark?: { light: string; dark: string }
  colours?: { light?: BrandColours; dark?: BrandColours }
}

export const defaultBrand: BrandConfiguration = { name: 'The club' }
