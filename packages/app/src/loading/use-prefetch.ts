import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

type Lazy = { prefetch(): void }

/** Fetches what the form needs later as soon as the page rests. */
export function usePrefetch(...parts: readonly Lazy[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of parts) part.prefetch()
      }),
    [],
  )
}
