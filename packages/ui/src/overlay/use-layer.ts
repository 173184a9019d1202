import { useEffect, useRef } from 'react'
import { openLayer } from './layer-history.ts'

/** While it is open, it is a layer over the page that the browser's Back closes. */
export function useLayer(open: boolean, close: () => void): void {
  const now = useRef(close)
  useEffect(() => {
    now.current = close
  })
  useEffect(() => (open ? openLayer({ close: () => now.current() }) : undefined), [open])
}
