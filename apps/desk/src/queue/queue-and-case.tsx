import type { QueryState } from '@kinfold/api/query/use-query'
import { openedItself } from '@kinfold/app/pages/opened-itself'
import { useIsWide } from '@kinfold/app/screen/use-is-wide'
import { EmptyState } from '@kinfold/ui/empty-state'
import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useKeys } from '../keys/use-keys.ts'
import { caseAfter } from './case-after.ts'
import { QueueList, type QueueListProps } from './queue-list.tsx'
import { OpenedCase, queueAt } from './read-case.ts'

export type CaseFrame = {
  id: string
  /** The queue as it was filtered. */
  backTo: string
  /** To be called once it is decided: it leaves the queue, and the next one takes its place. */
  onDecided: () => void
}

type QueueAndCaseProps<Item> = QueueListProps<Item> & {
  /** The queue's own path. */
  path: string
  /** Said beside an empty list; another filter may have something where it is filtered. */
  empty: {
    readonly title: string
    readonly text: string
    readonly isFiltered?: boolean
    /** Where the work goes on. */
    readonly action?: ReactNode
  }
  children: (frame: CaseFrame) => ReactNode
}

/** A queue beside one of its cases; where there is no room, one or the other. */
export function QueueAndCase<Item>(props: QueueAndCaseProps<Item>) {
  const { path, empty, children, ...list } = props
  const { queue, openId, addressOf } = list
  const { search } = useLocation()
  const navigate = useNavigate()
  const isWide = useIsWide()
  const worked = queueAt(path)
  const { read, first, next, before } = queue
  const show = (id: string | undefined) => id && navigate(addressOf(id, search))
  useKeys({ j: () => show(next), k: () => show(before) })

  const isToRead = useReadAgain(!openId, read)
  const opensItself = !openId && isWide && !isToRead && !read.isRefetching ? first : undefined
  useLeaveWithFilter(openId, () => navigate(path + search, { replace: true }))
  const decided = useRef(new Set<string>())
  const goOn = () => {
    if (openId) decided.current.add(openId)
    const after = caseAfter(queue.ids, openId, decided.current)
    void navigate(after ? addressOf(after, search) : path + search)
  }
  return (
    <div data-fills-window className="flex flex-1 flex-col lg:min-h-0 lg:flex-row">
      {opensItself ? (
        <Navigate to={addressOf(opensItself, search)} state={openedItself} replace />
      ) : null}
      <div
        className={cx(
          'flex-col border-line lg:flex lg:w-60 lg:shrink-0 lg:overflow-y-auto lg:border-e 2xl:w-80',
          openId ? 'hidden' : 'flex',
        )}
      >
        <QueueList {...list} />
      </div>
      {openId ? (
        <OpenedCase value={worked ? { queue: worked, id: openId } : undefined}>
          {children({ id: openId, backTo: path + search, onDecided: goOn })}
        </OpenedCase>
      ) : (
        <div className="hidden flex-1 place-content-center lg:grid">
          {read.data && !first ? <NothingHere {...empty} /> : null}
        </div>
      )}
    </div>
  )
}

/** Another filter shows another list: the case that was open belongs to the one before. */
function useLeaveWithFilter(openId: string | undefined, leave: () => void) {
  const { search } = useLocation()
  const filter = new URLSearchParams(search)
  filter.delete('page')
  const now = { openId, filter: filter.toString() }
  const before = useRef(now)
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => {
    const { current } = before
    before.current = { openId: now.openId, filter: now.filter }
    if (now.openId === undefined || now.openId !== current.openId) return
    if (now.filter !== current.filter) latest.current()
  }, [now.openId, now.filter])
}

/** Whoever comes to the queue wants it as it is now, not as it was last. Says whether it is still to be asked. */
function useReadAgain(isQueueAlone: boolean, { data, reload }: QueryState<unknown>): boolean {
  const { key } = useLocation()
  const [askedFor, setAskedFor] = useState<string>()
  const wasRead = data !== undefined
  const isToRead = isQueueAlone && askedFor !== key
  useEffect(() => {
    if (!isToRead) return
    setAskedFor(key)
    // The first time, it is on its way already.
    if (wasRead) reload()
  }, [isToRead, wasRead, key, reload])
  return isToRead
}

function NothingHere(empty: QueueAndCaseProps<unknown>['empty']) {
  const { title, text, action, isFiltered = false } = empty
  if (!isFiltered)
    return (
      <EmptyState title={title} action={action}>
        {text}
      </EmptyState>
    )
  return (
    <EmptyState title="Nothing is like this">Another filter may have what you look for.</EmptyState>
  )
}
