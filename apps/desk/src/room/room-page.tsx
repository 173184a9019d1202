import { Button } from '@kinfold/ui/button'
import { TextLink } from '@kinfold/ui/text-link'
import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { newItem, paths, pathTo } from '../address/paths.ts'
import { useKeys } from '../keys/use-keys.ts'

type RoomPageProps = {
  /** The room's address. */
  path: string
  title: string
  about: ReactNode
  /** On the link to a new one, for those who may add any. */
  addLabel?: string | undefined
  /** The items of the list in their order, for the keys that go through it. */
  itemIds?: readonly string[]
  /** Open beside the list. */
  panel: ReactNode
  children: ReactNode
}

/** A room of the club: its list, and beside it what is open by the address. */
export function RoomPage(props: RoomPageProps) {
  const { path, title, about, addLabel, itemIds = [], panel, children } = props
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const open = itemIds.findIndex(itemId => pathTo.inRoom(path, itemId) === pathname)
  const go = (itemId: string | undefined) => {
    if (itemId !== undefined) void navigate(pathTo.inRoom(path, itemId, search))
  }
  useKeys({
    j: () => go(itemIds[open + 1]),
    k: () => go(itemIds[open - 1]),
    n: () => go(addLabel && newItem),
  })
  useReturnToItem(path)
  const Title = panel ? 'h2' : 'h1'
  return (
    <div className="flex flex-1 flex-col lg:h-dvh lg:flex-none lg:flex-row">
      <div
        className={cx(
          'min-w-0 flex-1 flex-col lg:flex lg:overflow-y-auto',
          panel ? 'hidden' : 'flex',
        )}
      >
        <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 py-8 sm:px-6 lg:px-8">
          <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div className="min-w-0 flex-1 basis-72">
              <TextLink asChild className="text-small">
                <Link to={paths.club}>Club</Link>
              </TextLink>
              <Title className="mt-1 text-heading font-bold text-ink">{title}</Title>
              <p className="mt-1 max-w-prose text-small text-pretty text-ink-muted">{about}</p>
            </div>
            {addLabel ? (
              <Button asChild size="small">
                <Link to={pathTo.inRoom(path, newItem, search)}>{addLabel}</Link>
              </Button>
            ) : null}
          </header>
          {children}
        </div>
      </div>
      {panel}
    </div>
  )
}

/** Whoever closes an item goes on from its place in the list. */
function useReturnToItem(path: string): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    const closed = before.current
    before.current = pathname
    if (pathname !== path || closed === path) return
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a'))
      if (link.pathname === closed) return link.focus()
  }, [path, pathname])
}
