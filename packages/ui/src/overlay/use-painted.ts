import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** False until what was just opened has been seen: whatever is costly to draw may wait that long. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return painted
}
