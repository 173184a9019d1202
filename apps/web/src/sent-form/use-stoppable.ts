import type { UploadState } from '@kinfold/api/mutation/use-upload'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { useRef } from 'react'

/** An upload that the member may stop while it is on its way. Nothing is said of it then: they know. */
export function useStoppable<E extends AnyEndpoint>(
  upload: UploadState<E>,
): UploadState<E> & { stop: () => void } {
  const running = useRef<AbortController>(undefined)
  return {
    ...upload,
    async run(input) {
      const calledOff = new AbortController()
      running.current = calledOff
      const { signal } = calledOff
      const outcome = await upload.run(input, { signal })
      // Its answer may have been there already, unread.
      return signal.aborted ? { ok: false, kind: 'aborted', code: 'aborted' } : outcome
    },
    stop: () => running.current?.abort(),
  }
}
