import { useSyncExternalStore } from 'react'

/** Tells whether a media query holds, and when that changes; it never does while pages are pre-rendered. */
/* @__NO_SIDE_EFFECTS__ */
export function mediaHook(query: string): () => boolean {
  const subscribe = (tell: () => void) => {
    const media = matchMedia(query)
    media.addEventListener('change', tell)
    return () => media.removeEventListener('change', tell)
  }
  const holds = () => matchMedia(query).matches
  return () => useSyncExternalStore(subscribe, holds, () => false)
}
