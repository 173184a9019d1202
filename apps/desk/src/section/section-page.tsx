import { Button } from '@kinfold/ui/button'
import { TextLink } from '@kinfold/ui/text-link'
import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { newItem, paths, pathTo } from '../address/paths.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useOperator } from '../session/use-operator.ts'
import { type AddToSection, type ItemOfSection, OpenInSection } from './open-in-section.tsx'

type SectionPageProps<Answer, Item> = {
  /** The section's address. */
  path: string
  title: string
  about: ReactNode
  add?: AddToSection
  /** The items of the list in their order, for the keys that go through it. */
  itemIds?: readonly string[]
  /** Without it nothing of the list opens. */
  item?: ItemOfSection<Answer, Item>
  children: ReactNode
}

/** A section of the club: its list, and beside it what is open by the address. */
export function SectionPage<Answer, Item>(props: SectionPageProps<Answer, Item>) {
  const { path, title, about, add, itemIds = [], item, children } = props
  const { itemId } = useParams()
  const { has } = useOperator()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const mayAdd = add !== undefined && has(add.role ?? 'administrator')
  const at = itemIds.findIndex(each => pathTo.inSection(path, each) === pathname)
  const go = (to: string | undefined) => {
    if (to !== undefined) void navigate(pathTo.inSection(path, to, search))
  }
  useKeys({
    j: () => go(itemIds[at + 1]),
    k: () => go(itemIds[at - 1]),
    n: () => go(mayAdd ? newItem : undefined),
  })
  useReturnToItem(path)
  const isOpen = item !== undefined && itemId !== undefined
  const Title = isOpen ? 'h2' : 'h1'
  return (
    <div data-fills-window className="flex flex-1 flex-col lg:min-h-0 lg:flex-row">
      <div
        className={cx(
          'min-w-0 flex-1 flex-col lg:flex lg:overflow-y-auto',
          isOpen ? 'hidden' : 'flex',
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
            {mayAdd ? (
              <Button asChild size="small">
                <Link to={pathTo.inSection(path, newItem, search)}>{add.label}</Link>
              </Button>
            ) : null}
          </header>
          {children}
        </div>
      </div>
      {isOpen ? (
        <OpenInSection path={path} itemId={itemId} add={add} mayAdd={mayAdd} item={item} />
      ) : null}
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
