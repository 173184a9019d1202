import type { ReactNode } from 'react'
import { usePainted } from '../overlay/use-painted.ts'

type AfterPaintProps = { children: ReactNode; fallback: ReactNode }

/** Something costly to draw: first the place for it, so that the press is answered at once, then itself. */
export function AfterPaint({ children, fallback }: AfterPaintProps) {
  return usePainted() ? children : fallback
}
