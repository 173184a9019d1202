import { mailPaper } from '@kinfold/contract/mail-paper'
import { contrast } from '@kinfold/ui/contrast'
import { nearestGoodColour } from '@kinfold/ui/nearest-good-colour'

// E-mails and papers take the colour as it is, with no style sheet to make it deeper.
const places = [
  { what: 'White on it', colour: '#ffffff', minimum: 4.5 },
  { what: 'A link of it on an e-mail’s paper', colour: mailPaper, minimum: 4.5 },
] as const

/** A sentence for each place of e-mails and papers where a club's colour could not be read. */
export function lettersOnBrand(brand: string | undefined): string[] {
  if (!brand) return []
  const proposal = nearestGoodColour(brand, places) ?? '#000000'
  return places.flatMap(({ what, colour, minimum }) => {
    const reached = contrast(brand, colour)
    if (reached >= minimum) return []
    const short = (Math.floor(reached * 10) / 10).toFixed(1)
    return `CLUB_BRAND_COLOUR is ${brand}. ${what} reaches ${short} to 1, and it takes ${minimum}: the nearest good colour is ${proposal}.`
  })
}
