import { startTransition, useEffect, useRef, useState } from 'react'
import { afterPaint } from '../overlay/after-paint.ts'

/**
 * A press is answered at once, by its button that looks pressed; the menu is drawn in the frame after that.
 * Drawing it takes several frames on a slow phone, and a button that seems dead is pressed again.
 */
export function useDeferredOpening(change: (open: boolean) => void) {
  const [opening, setOpening] = useState(false)
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [])

  function changeDeferred(open: boolean) {
    cancel.current()
    setOpening(open)
    if (!open) return change(false)
    cancel.current = afterPaint(() =>
      startTransition(() => {
        setOpening(false)
        change(true)
      }),
    )
  }
  return { opening, changeDeferred }
}
