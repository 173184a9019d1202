import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Takes the focus when the address leads to this place of the page, also a second time. */
export function useHashFocus<Place extends HTMLElement>(id: string) {
  const location = useLocation()
  const place = useRef<Place>(null)
  useEffect(() => {
    if (location.hash === `#${id}`) place.current?.focus()
  }, [location, id])
  return { id, ref: place, tabIndex: -1 } as const
}
