import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawMark } from './draw-mark.ts'

const club = { brandColour: '#1d5b3f', accentColour: '#e2c48a', logo: undefined }
const side = 108

const svg = (size: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 4 4"><rect width="4" height="4" fill="#7a1fa2"/></svg>`,
  )

/** The colours of a picture, as `#rrggbb`; what can be seen through is none. */
async function coloursOf(picture: Buffer): Promise<Set<string>> {
  const { data } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: data.length / 4 }, (_, at) =>
    data.subarray(at * 4, at * 4 + 4),
  )
  return new Set(
    pixels.flatMap(pixel => (pixel[3] === 255 ? [`#${pixel.subarray(0, 3).toString('hex')}`] : [])),
  )
}

describe('the mark at the head of mails', () => {
  it('is drawn in the colours of a club that has no logo, on a ground of its own', async () => {
    const mark = await drawMark(club)
    expect(await sharp(mark).metadata()).toMatchObject({ format: 'png', width: side, height: side })
    expect([...(await coloursOf(mark))]).toEqual(
      expect.arrayContaining(['#1d5b3f', '#e2c48a', '#ffffff']),
    )
    expect(mark.length).toBeLessThan(6000)
  })

  it.each([
    ['of no size', svg('')],
    ['of 4000 pixels', svg('width="4000" height="4000"')],
    ['of 40000 pixels', svg('width="40000" height="40000"')],
    ['for a printer', svg('width="400mm" height="400mm"')],
    ['of pixels', sharp(svg('width="4000" height="4000"')).png().toBuffer()],
  ])('is a club’s own logo where it has one: %s', async (_, picture) => {
    const logo = path.join(mkdtempSync(path.join(tmpdir(), 'kinfold-logo-')), 'logo')
    writeFileSync(logo, await picture)
    const drawn = await coloursOf(await drawMark({ ...club, logo }))
    rmSync(path.dirname(logo), { recursive: true })
    expect(drawn).toContain('#7a1fa2')
    expect(drawn).not.toContain('#1d5b3f')
  })

  it('ends the start with a sentence when the logo is no picture', async () => {
    await expect(drawMark({ ...club, logo: import.meta.filename })).rejects.toThrow(
      /^CLUB_LOGO names .+draw-mark\.test\.ts, which can't be read as a picture; name an SVG, PNG or WebP file\.$/,
    )
  })
})
