import { demoClubOf } from '@kinfold/personas/clubs/demo-club-of'

let sheet: HTMLStyleElement | undefined

/** The colours of another club on the page, as the build writes them for it; with none the product's own. */
export async function changeClub(name: unknown): Promise<void> {
  sheet?.remove()
  sheet = undefined
  const club = demoClubOf(name)
  if (!club) return
  const [{ brandPalette }, { default: baseCss }] = await Promise.all([
    import('@kinfold/ui/brand-palette'),
    import('@kinfold/ui/tokens/base.css?raw'),
  ])
  const { CLUB_BRAND_COLOUR: brand, CLUB_ACCENT_COLOUR: accent } = club.settings
  sheet = document.createElement('style')
  sheet.textContent = brandPalette(baseCss, { brand, accent })
  document.head.append(sheet)
}
