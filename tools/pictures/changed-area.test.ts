import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { changedArea, zoomOf } from './changed-area.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-area-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function white(
  name: string,
  height: number,
  ...black: readonly [left: number, top: number][]
) {
  const file = path.join(folder, `${name}.png`)
  const dot = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'black' } })
    .png()
    .toBuffer()
  await sharp({ create: { width: 200, height, channels: 3, background: 'white' } })
    .composite(black.map(([left, top]) => ({ input: dot, left, top })))
    .png()
    .toFile(file)
  return file
}

test('what has changed lies in the area, with a margin that ends where the picture does', async () => {
  const before = await white('before', 100)
  const now = await white('now', 100, [90, 50], [100, 60])
  expect(await changedArea(before, now)).toEqual({ left: 66, top: 26, width: 60, height: 60 })
  const corner = await white('corner', 100, [198, 0])
  expect(await changedArea(before, corner)).toEqual({ left: 174, top: 0, width: 26, height: 26 })
})

test('a picture of another size has changed everywhere', async () => {
  const area = await changedArea(await white('short', 100), await white('long', 120))
  expect(area).toEqual({ left: 0, top: 0, width: 200, height: 120 })
})

test('what has changed is shown up to four times as large, and never smaller than it is', () => {
  const zoom = (width: number) => zoomOf({ left: 0, top: 0, width, height: 40 })
  expect([20, 280, 560, 1200].map(zoom)).toEqual([4, 2, 1, 1])
})
