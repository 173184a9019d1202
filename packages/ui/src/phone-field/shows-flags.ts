import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Windows draws flag emoji as two letters, so there they are left out. */
export function useShowsFlags(): boolean {
  return useSyncExternalStore(
    never,
    () => !navigator.userAgent.includes('Windows'),
    () => false,
  )
}
