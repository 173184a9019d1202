/** The colours a club may set; what it leaves out stays as it is. */
export const brandColours = {
  primary: '--primary',
  primaryHover: '--primary-hover',
  primaryPress: '--primary-press',
  onPrimary: '--on-primary',
  primarySoft: '--primary-soft',
  onPrimarySoft: '--on-primary-soft',
  link: '--link',
  focus: '--focus',
  accent: '--accent',
  onAccent: '--on-accent',
} as const

export type BrandColours = Partial<Record<keyof typeof brandColours, string>>

/** Everything that makes the product one club's own. Colours are `#rrggbb`. */
export type BrandConfiguration = {
  name: string
  /** Addresses of a square mark; without one the product's own is drawn. */
  mark?: { light: string; dark: string }
  colours?: { light?: BrandColours; dark?: BrandColours }
}

export const defaultBrand: BrandConfiguration = { name: 'The club' }
