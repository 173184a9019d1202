import { drawClubLogo, drawLogo } from '../config/club-logo.ts'
import type { Club } from '../config/config.ts'

/** Sharp on screens of three times the density. */
const size = 36 * 3
const inside = Math.round(size * 0.68)

// A ground of its own: by night the mark stands on the dark, and mail programs turn colours around as they like.
const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="30" fill="#ffffff"/></svg>`

// What the pages show of a club without a logo of its own.
const ownMark = ({ brandColour, accentColour }: Colours) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect x="6" y="4" width="7" height="32" rx="3.5" fill="${brandColour}"/><path d="M15.5 19.5C15.5 10.5 23 4 34.5 4c0 9-7.5 15.5-19 15.5Z" fill="${accentColour}"/><path d="M15.5 20.5c11.5 0 19 6.5 19 15.5-11.5 0-19-6.5-19-15.5Z" fill="${brandColour}"/></svg>`

type Colours = Pick<Club, 'brandColour' | 'accentColour'>

/** The club's mark at the head of each mail as a PNG, since mail programs show no SVG. */
export async function drawMark(club: Colours & Pick<Club, 'logo'>): Promise<Buffer> {
  return putOnTile(
    club.logo === undefined
      ? await drawLogo(Buffer.from(ownMark(club)))
      : await drawClubLogo(club.logo),
  )
}

/** The same of a logo that is a picture already. */
export async function putOnTile(logo: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const mark = await sharp(logo).resize(inside).toBuffer()
  return sharp(Buffer.from(tile))
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer()
}
