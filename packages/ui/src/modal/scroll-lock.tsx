import { useLayoutEffect } from 'react'

let locks = 0

/** While it is in the page, the page beneath stays where it is; where the scroll bar stood it keeps its width free. */
export function ScrollLock() {
  useLayoutEffect(() => {
    const { documentElement: root, body } = document
    const bar = window.innerWidth - root.clientWidth
    locks++
    root.style.overflow = 'hidden'
    if (bar > 0) body.style.marginInlineEnd = `${bar}px`
    return () => {
      locks--
      if (locks > 0) return
      root.style.overflow = ''
      body.style.marginInlineEnd = ''
    }
  }, [])
  return null
}
