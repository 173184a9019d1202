// A mutation with a file that reports progress; in a file of its own because of the weight of XMLHttpRequest code.
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { useState } from 'react'
import type { OutcomeOf } from '../client/outcome.ts'
import type { CallInput } from '../client/request.ts'
import { uploadFetch } from '../client/upload-fetch.ts'
import type { Mutation } from './mutation.ts'
import { useMutation } from './use-mutation.ts'

export interface UploadState<E extends AnyEndpoint> {
  readonly run: (
    input: CallInput<E>,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<OutcomeOf<E>>
  readonly isRunning: boolean
  /** How much has been sent, from 0 to 1. */
  readonly progress: number
}

export function useUpload<E extends AnyEndpoint>(mutation: Mutation<E>): UploadState<E> {
  const { run, isRunning } = useMutation(mutation)
  const [progress, setProgress] = useState(0)
  return {
    isRunning,
    progress,
    run(input, options) {
      setProgress(0)
      return run(input, { ...options, fetch: uploadFetch(setProgress) })
    },
  }
}
