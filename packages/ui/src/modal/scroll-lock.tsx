import { useLayoutEffect, useState } from 'react'

let locks = 0

/** While it is in the page, the page beneath stays where it is; where the scroll bar stood it keeps its width free. */
export function ScrollLock() {
  // Asked before the panel is in the page: afterwards the browser would have to lay out everything to answer.
  const [bar] = useState(() => window.innerWidth - document.documentElement.clientWidth)
  useLayoutEffect(() => {
    const { documentElement: root, body } = document
    locks++
    root.style.overflow = 'hidden'
    if (bar > 0) body.style.marginInlineEnd = `${bar}px`
    return () => {
      locks--
      if (locks > 0) return
      root.style.overflow = ''
      body.style.marginInlineEnd = ''
    }
  }, [bar])
  return null
}
