import { EmptyState } from '@kinfold/ui/empty-state'
import type { ReactNode } from 'react'
import { OpenCase } from './open-case.tsx'
import type { Queue } from './use-queue.ts'

type OpenInListProps<Item> = {
  queue: Queue<Item>
  id: string
  /** What it is, in a sentence: "refund". */
  what: string
  backTo: string
  children: (item: Item) => ReactNode
}

/** A case that its list says all about. */
export function OpenInList<Item>({ queue, id, what, backTo, children }: OpenInListProps<Item>) {
  return (
    <OpenCase read={queue.read} what={what} backTo={backTo}>
      {({ items }) => {
        const found = items.find(item => queue.idOf(item) === id)
        if (found) return children(found)
        return (
          <div className="grid flex-1 place-content-center">
            <h1 className="sr-only">Another {what}</h1>
            <EmptyState title={`This ${what} is not in the list`}>
              Another filter may have it.
            </EmptyState>
          </div>
        )
      }}
    </OpenCase>
  )
}
