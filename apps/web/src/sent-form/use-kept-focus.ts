import { useRef } from 'react'

/** Where the focus goes when the form that it is in gives way to what came of it: nobody starts over at the top. */
export function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null)
  return {
    place: { ref, tabIndex: -1 },
    keep: () => ref.current?.focus({ preventScroll: true }),
  } as const
}
