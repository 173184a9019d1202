import { useEffect, useReducer, useRef } from 'react'
import { fileDropWords } from '../file-drop/file-drop.words.ts'
import { say } from '../heard/say.ts'
import { isPhoto } from '../photo/photo-kind.ts'
import { useFittingPhoto } from '../photo/use-fitting-photo.ts'
import { useWords } from '../words/use-words.ts'
import {
  changeQueue,
  emptyQueue,
  nextToSend,
  type QueuedFile,
  type TakenFile,
} from './file-queue.ts'
import { filesDropWords } from './files-drop.words.ts'

type Sending = {
  signal: AbortSignal
  /** Hears how much has gone, from 0 to 1. */
  onProgress: (share: number) => void
}

/** What became of it: nothing more to say, or why it did not go. */
export type SendFile = (
  file: File,
  sending: Sending,
) => Promise<{ ok: true } | { ok: false; message?: string | undefined }>

type FileQueueOptions = {
  send: SendFile
  /** A photo of more bytes is made smaller first. */
  photosUpTo?: number | undefined
  maxBytes: number
}

/** Files on their way, one after the other. One that fails waits to be tried again, and the others go on. */
export function useFileQueue({ send, photosUpTo, maxBytes }: FileQueueOptions) {
  const own = useWords('filesDrop', filesDropWords)
  const ofFile = useWords('fileDrop', fileDropWords)
  const fittingPhoto = useFittingPhoto()
  const [queue, change] = useReducer(changeQueue, emptyQueue)
  const running = useRef<{ id: number; calledOff: AbortController }>(undefined)
  const set = (id: number, to: Partial<Omit<QueuedFile, 'id'>>) => change({ kind: 'set', id, to })

  const fitting = async ({ id, file, why }: QueuedFile): Promise<File | string> => {
    if (photosUpTo === undefined || !isPhoto(file)) return file
    if (why || file.size > photosUpTo) set(id, { state: 'shrinking' })
    return fittingPhoto(file, { photosUpTo, maxBytes, why })
  }
  /** Until it is sent or has failed; nothing when it was called off. */
  const run = async (queued: QueuedFile, signal: AbortSignal) => {
    const { id, file } = queued
    const failed = (message = own.failed) => {
      say(own.notSent(file.name, message))
      return { state: 'failed', problem: message } as const
    }
    const smaller = await fitting(queued)
    if (signal.aborted) return undefined
    if (typeof smaller === 'string') return failed(smaller)
    set(id, { file: smaller, why: undefined, state: 'sending' })
    say(ofFile.sending(smaller.name))
    const onProgress = (share: number) => set(id, { percent: Math.round(share * 100) })
    const outcome = await sent(() => send(smaller, { signal, onProgress }))
    if (signal.aborted) return undefined
    if (!outcome.ok) return failed(outcome.message)
    say(ofFile.sent(smaller.name))
    return { state: 'sent', percent: 100 } as const
  }
  const next = nextToSend(queue)
  useEffect(() => {
    if (!next || running.current) return
    const { id } = next
    const calledOff = new AbortController()
    running.current = { id, calledOff }
    set(id, { state: 'sending', percent: 0 })
    void run(next, calledOff.signal).then(became => {
      if (!became) return
      running.current = undefined
      set(id, became)
    })
  })
  const callOff = (id = running.current?.id) => {
    if (running.current?.id !== id) return
    running.current?.calledOff.abort()
    running.current = undefined
  }
  useEffect(() => () => callOff(), [])
  return {
    files: queue.files,
    add(files: readonly TakenFile[]) {
      change({ kind: 'add', files })
      if (files.length > 0) say(ofFile.chosen(files.map(({ file }) => file.name).join(', ')))
    },
    retry: (id: number) => set(id, { state: 'waiting', percent: 0, problem: undefined }),
    /** Stopped on its way; it stays in the list, to be sent again. */
    stop({ id, file }: QueuedFile) {
      callOff(id)
      set(id, { state: 'failed', problem: own.youStopped })
      say(own.stopped(file.name))
    },
    remove({ id, file }: QueuedFile) {
      callOff(id)
      change({ kind: 'remove', id })
      say(ofFile.removed(file.name))
    },
  } as const
}

/** One that breaks off was not sent, and holds up none of the others. */
async function sent(send: () => ReturnType<SendFile>): ReturnType<SendFile> {
  try {
    return await send()
  } catch {
    return { ok: false }
  }
}
