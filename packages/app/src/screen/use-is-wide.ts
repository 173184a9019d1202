import { useSyncExternalStore } from 'react'

// Tailwind's `lg`, where the sidebar begins.
const query = '(min-width: 64rem)'

function subscribe(tell: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
