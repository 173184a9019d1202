import { Slot } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { cloneElement, type ReactElement, type ReactNode, use, useId, useState } from 'react'
import { navigationItemVariants } from '../navigation-item/navigation-item.variants.ts'
import { NarrowHint } from '../navigation-mode/narrow-hint.tsx'
import { NavigationModeContext } from '../navigation-mode/navigation-mode.ts'
import { useWords } from '../words/use-words.ts'
import { navigationGroupWords } from './navigation-group.words.ts'

export type NavigationGroupProps = {
  icon?: ReactNode
  label: string
  /** The page of the group itself is open, not one of its children. */
  active?: boolean | undefined
  /** The page of a child is open: the group starts unfolded, and is marked where its children are hidden. */
  childActive?: boolean | undefined
  /** Where the words lead, when the group is a page too; the chevron then opens it. */
  link?: ReactElement<{ children?: ReactNode }> | undefined
  /** Navigation items. */
  children: ReactNode
}

type HeadProps = Pick<NavigationGroupProps, 'icon' | 'label' | 'active' | 'link'> & {
  open: boolean
  toggle: () => void
  listId: string
}

function LinkHead({ icon, label, active = false, link, open, toggle, listId }: HeadProps) {
  const { mode } = use(NavigationModeContext)
  const words = useWords('navigationGroup', navigationGroupWords)
  if (!link) return null
  return (
    <div className="relative">
      <Slot
        data-active={active || undefined}
        aria-current={active ? 'page' : undefined}
        className={cx(navigationItemVariants({ mode, active }), 'pe-12')}
      >
        {cloneElement(
          link,
          undefined,
          <>
            {icon}
            <span className="min-w-0 flex-1">{label}</span>
          </>,
        )}
      </Slot>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        aria-label={words.more(label)}
        onClick={toggle}
        className="absolute end-1 top-1/2 grid size-control-small -translate-y-1/2 place-items-center rounded-control text-ink-muted hover:text-ink"
      >
        <Chevron open={open} />
      </button>
    </div>
  )
}

function ButtonHead({ icon, label, active = false, open, toggle, listId }: HeadProps) {
  const { mode } = use(NavigationModeContext)
  const narrow = mode === 'narrow'
  return (
    <button
      type="button"
      data-active={active || undefined}
      // It leads to no page itself: it holds the current one.
      aria-current={active || undefined}
      aria-expanded={open}
      aria-controls={narrow ? undefined : listId}
      onClick={toggle}
      className={navigationItemVariants({ mode, active })}
    >
      {icon}
      <span className={narrow ? 'sr-only' : 'min-w-0 flex-1'}>{label}</span>
      {narrow ? null : <Chevron open={open} />}
    </button>
  )
}

function Chevron({ open }: { open: boolean }) {
  return (
    <ChevronDown
      aria-hidden
      size={18}
      strokeWidth={1.75}
      className={cx('transition-transform', open && 'rotate-180')}
    />
  )
}

/** An item with children. In the narrow sidebar a press widens it and shows them, because children need words. */
export function NavigationGroup({
  icon,
  label,
  active = false,
  childActive = false,
  link,
  children,
}: NavigationGroupProps) {
  const navigation = use(NavigationModeContext)
  const [unfolded, setUnfolded] = useState(childActive)
  const listId = useId()
  const narrow = navigation.mode === 'narrow'
  const open = unfolded && !narrow
  const toggle = () => {
    setUnfolded(!open)
    if (narrow) navigation.open()
  }
  const Head = link && !narrow ? LinkHead : ButtonHead
  const marked = active || (narrow && childActive)
  return (
    <li data-state={open ? 'open' : 'closed'}>
      <NarrowHint words={label}>
        <div>
          <Head {...{ icon, label, active: marked, link, open, toggle, listId }} />
        </div>
      </NarrowHint>
      <ul
        id={listId}
        hidden={!open}
        className="ms-6.5 mt-1 flex flex-col gap-0.5 border-s border-line ps-3 [&[hidden]]:hidden"
      >
        <NavigationModeContext value={{ ...navigation, nested: true }}>
          {children}
        </NavigationModeContext>
      </ul>
    </li>
  )
}
