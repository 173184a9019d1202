import { StartupError } from './startup-error.ts'

/** Sharp where a paper of 30 points is printed, and in a mail of 36 pixels on any screen. */
const side = 240

const drawn = new Map<string, Promise<Buffer>>()

/** A club's own mark as a PNG, of the file that its settings name. */
export function drawClubLogo(file: string): Promise<Buffer> {
  const known = drawn.get(file)
  if (known) return known
  const drawing = drawLogo(file).catch(() => {
    throw new StartupError(
      `CLUB_LOGO names ${file}, which can't be read as a picture; name an SVG, PNG or WebP file.`,
    )
  })
  drawn.set(file, drawing)
  return drawing
}

/** The same of a picture itself. */
export async function drawLogo(picture: string | Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  // An SVG is drawn at the size it is resized to, whatever its own: pixels are no bound, since the file is the club's.
  return sharp(picture, { limitInputPixels: false })
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
}
