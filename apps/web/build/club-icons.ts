import { readdirSync } from 'node:fs'
import path from 'node:path'

// The canvas of the light theme, which every icon stands on.
const ground = '#f7f3eb'

/** The icons of a phone's screen and the picture of a shared link, made of the club's own logo where it has one. */
export async function drawClubIcons(folder: string): Promise<void> {
  const logo = readdirSync(folder).find(file => /^club-logo\.\w+$/.test(file))
  if (!logo) return
  const { default: sharp } = await import('sharp')
  const draw = async (name: string, width: number, height: number) => {
    const size = Math.round(Math.min(width, height) * 0.6)
    const mark = await sharp(path.join(folder, logo), { density: 300 })
      .resize(size, size, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer()
    await sharp({ create: { width, height, channels: 3, background: ground } })
      .composite([{ input: mark }])
      .png()
      .toFile(path.join(folder, name))
  }
  await Promise.all([
    draw('icon-192.png', 192, 192),
    draw('icon-512.png', 512, 512),
    draw('apple-touch-icon.png', 180, 180),
    draw('share.png', 1200, 630),
  ])
}
