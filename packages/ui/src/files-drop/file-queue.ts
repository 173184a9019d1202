/** `why` it can't be sent as it is, and may be once it is made smaller. */
export type TakenFile = { readonly file: File; readonly why?: string | undefined }

export type QueuedFile = TakenFile & {
  readonly id: number
  readonly state: 'waiting' | 'shrinking' | 'sending' | 'sent' | 'failed'
  /** How much has gone, from 0 to 100. */
  readonly percent: number
  /** Why it did not go. */
  readonly problem?: string | undefined
}

export type FileQueue = { readonly next: number; readonly files: readonly QueuedFile[] }

export type QueueChange =
  | { readonly kind: 'add'; readonly files: readonly TakenFile[] }
  | { readonly kind: 'set'; readonly id: number; readonly to: Partial<Omit<QueuedFile, 'id'>> }
  | { readonly kind: 'remove'; readonly id: number }

export const emptyQueue: FileQueue = { next: 1, files: [] }

export function changeQueue({ next, files }: FileQueue, change: QueueChange): FileQueue {
  switch (change.kind) {
    case 'add':
      return {
        next: next + change.files.length,
        files: [
          ...files,
          ...change.files.map(
            (taken, at): QueuedFile => ({ id: next + at, ...taken, state: 'waiting', percent: 0 }),
          ),
        ],
      }
    case 'set':
      return {
        next,
        files: files.map(each => (each.id === change.id ? { ...each, ...change.to } : each)),
      }
    case 'remove':
      return { next, files: files.filter(({ id }) => id !== change.id) }
  }
}

const isUnderWay = ({ state }: QueuedFile) => state === 'shrinking' || state === 'sending'

/** One after the other: on a weak network the first is there sooner, and none is cut off by its neighbours. */
export const nextToSend = ({ files }: FileQueue): QueuedFile | undefined =>
  files.some(isUnderWay) ? undefined : files.find(({ state }) => state === 'waiting')
