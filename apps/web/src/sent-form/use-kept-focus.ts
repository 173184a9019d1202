import { useRef } from 'react'

/** Where the focus goes when a form is replaced by its outcome: not back to the top of the page. */
export function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null)
  return {
    place: { ref, tabIndex: -1 },
    keep: () => ref.current?.focus({ preventScroll: true }),
  } as const
}
