import {
  type PresenceQueue,
  presenceQueues,
} from '@kinfold/contract/operator/presence/note-presence'
import { createContext } from 'react'
import { paths } from '../address/paths.ts'

export type ReadCase = { readonly queue: PresenceQueue; readonly id: string }

/** The case that is open beside its queue. */
export const OpenedCase = createContext<ReadCase | undefined>(undefined)

/** The queue that stands at a path of the desk. */
export function queueAt(path: string): PresenceQueue | undefined {
  const [name] = path.slice(paths.root.length + 1).split('/')
  return presenceQueues.find(queue => queue === name)
}
