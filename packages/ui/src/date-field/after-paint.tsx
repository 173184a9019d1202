import { type ReactNode, useEffect, useState } from 'react'

type AfterPaintProps = { children: ReactNode; fallback: ReactNode }

/** Something costly to draw: first the place for it, so that the press is answered at once, then itself. */
export function AfterPaint({ children, fallback }: AfterPaintProps) {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return painted ? children : fallback
}
