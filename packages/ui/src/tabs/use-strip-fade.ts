import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import type { ReadingDirection } from '../reading-direction/use-reading-direction.ts'
import { fadeWidth } from './show-in-strip.ts'

type Sides = { readonly left: boolean; readonly right: boolean }

/** Half a pixel is how a zoomed page rounds. */
const visible = 1

function sidesOf(strip: HTMLElement, list: Element): Sides {
  const place = strip.getBoundingClientRect()
  const { left, right } = list.getBoundingClientRect()
  return { left: left < place.left - visible, right: right > place.right + visible }
}

/** Fades the sides of the strip where there is more to scroll to; nothing where all fit. */
export function useStripFade(
  strip: RefObject<HTMLElement | null>,
  direction: ReadingDirection,
): CSSProperties | undefined {
  const [{ left, right }, setSides] = useState<Sides>({ left: false, right: false })
  useEffect(() => {
    const place = strip.current
    const list = place?.firstElementChild
    if (!place || !list) return
    const look = () =>
      setSides(before => {
        const now = sidesOf(place, list)
        return now.left === before.left && now.right === before.right ? before : now
      })
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(place)
    sizes.observe(list)
    place.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      place.removeEventListener('scroll', look)
    }
  }, [strip, direction])
  if (!left && !right) return undefined
  const from = left ? 'transparent' : 'black'
  const to = right ? 'transparent' : 'black'
  return {
    maskImage: `linear-gradient(to right, ${from}, black ${fadeWidth}px, black calc(100% - ${fadeWidth}px), ${to})`,
  }
}
