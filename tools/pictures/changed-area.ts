import sharp from 'sharp'

/** Where a picture differs from another, in pixels. */
export type Area = { left: number; top: number; width: number; height: number }

const margin = 24

/** The smallest box around all that two pictures don't have alike, with a margin; all of the larger one by its size. */
export async function changedArea(expected: string, actual: string): Promise<Area> {
  const [before, now] = await Promise.all([pixels(expected), pixels(actual)])
  if (before.width !== now.width || before.height !== now.height)
    return { left: 0, top: 0, width: now.width, height: now.height }
  let [left, top, right, bottom] = [now.width, now.height, 0, 0]
  for (let at = 0; at < now.data.length; at += channels) {
    const isSame = before.data
      .subarray(at, at + channels)
      .equals(now.data.subarray(at, at + channels))
    if (isSame) continue
    const x = (at / channels) % now.width
    const y = Math.floor(at / channels / now.width)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  left = Math.max(0, left - margin)
  top = Math.max(0, top - margin)
  return {
    left,
    top,
    width: Math.min(now.width, right + margin + 1) - left,
    height: Math.min(now.height, bottom + margin + 1) - top,
  }
}

/** How wide a figure of the page is that shows two side by side. */
const room = 560

/** How many times as large an area is shown: what is wider than the room there is as large as it is. */
export const zoomOf = ({ width }: Area): number => Math.min(4, Math.max(1, room / width))

const channels = 3

async function pixels(file: string) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
