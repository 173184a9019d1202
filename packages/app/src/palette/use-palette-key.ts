import { useEffect, useRef } from 'react'

/** Ctrl K, or Command K: unlike a letter it works in a field too, but not over a dialog. */
export function usePaletteKey(open: () => void): void {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey || event.defaultPrevented) return
      // The browser's own address bar would take it.
      event.preventDefault()
      if (!document.querySelector('[role=dialog],dialog')) latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
