import { useEffect } from 'react'
import { whenIdle } from '../app/when-idle.ts'

type Late = { prepare(): void }

/** Fetches what the form needs later as soon as the page rests. */
export function usePrepared(...parts: readonly Late[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of parts) part.prepare()
      }),
    [],
  )
}
