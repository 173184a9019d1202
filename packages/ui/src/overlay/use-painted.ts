import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from './after-paint.ts'

/** False until what was just opened has been seen: whatever is costly to draw may wait that long. */
export function usePainted(open = true): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    if (!open) return
    // All of it at once: an Escape in between would be heard by what lies beneath.
    const cancel = afterPaint(() => flushSync(() => setPainted(true)))
    return () => {
      cancel()
      setPainted(false)
    }
  }, [open])
  return open && painted
}
