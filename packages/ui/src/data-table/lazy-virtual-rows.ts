import { lazy } from 'react'

/** A table without a height of its own draws every row and never pays for this. */
export const LazyVirtualRows = lazy(async () => ({
  default: (await import('./virtual-rows.tsx')).VirtualRows,
}))
