import { useEffect } from 'react'

declare global {
  interface Window {
    /** From here on boundaries say what goes wrong; before it the script in the head does. */
    hasStarted?: true
  }
}

/** Says that the app lives, to build/early-script.ts. */
export function useNoteStart(): void {
  useEffect(() => {
    window.hasStarted = true
    delete document.documentElement.dataset.stuck
  }, [])
}
