import type { ReactNode } from 'react'
import { usePainted } from '../overlay/use-painted.ts'

type WhenPaintedProps = { children: ReactNode; fallback: ReactNode }

/** Something costly to draw: first the place for it, so that the press is answered at once, then itself. */
export function WhenPainted({ children, fallback }: WhenPaintedProps) {
  return usePainted() ? children : fallback
}
