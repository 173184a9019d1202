import { useLayoutEffect } from 'react'

let locks = 0

/** While it is in the page, the page beneath stays where it is. The scroll bar keeps its place, so nothing moves. */
export function ScrollLock() {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    locks++
    style.overflow = 'hidden'
    style.scrollbarGutter = 'stable'
    return () => {
      locks--
      if (locks > 0) return
      style.overflow = ''
      style.scrollbarGutter = ''
    }
  }, [])
  return null
}
