import * as Menu from '@radix-ui/react-dropdown-menu'
import { cx } from 'class-variance-authority'
import {
  cloneElement,
  type FocusEvent,
  Fragment,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react'
import { foundText } from '../listbox/found-text.ts'
import { listWords } from '../listbox/list.words.ts'
import { InFloatingPanel } from '../overlay/in-floating-panel.ts'
import { ModalLevel, useFloatingLevel } from '../overlay/overlay-level.ts'
import { readingDirection } from '../overlay/reading-direction.ts'
import { useWords } from '../words/use-words.ts'
import { type DropdownOption, shownOptions } from './dropdown-option.ts'
import { DropdownSearch, leadToSearch } from './dropdown-search.tsx'
import { useDeferredOpening } from './use-deferred-opening.ts'
import { useSearchText } from './use-search-text.ts'

export type DropdownMenuProps = {
  /** The button that opens it. */
  trigger: ReactNode
  options: DropdownOption[]
  /** Adds a box that narrows the options while one types. */
  search?: boolean
  /** The options scroll beyond this; 250 px unless told. */
  height?: string
  /** Above the options: a name, a balance, in text alone, as a menu may hold nothing but options; heard as its description. */
  header?: ReactNode
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** A key opened it before its code was there: the first option takes the focus, as after any other key. */
  openedByKey?: boolean
}

export function DropdownMenu({
  trigger,
  options,
  search = false,
  height = 'var(--menu-height)',
  header,
  align = 'start',
  open: givenOpen,
  onOpenChange,
  openedByKey = false,
}: DropdownMenuProps) {
  const words = useWords('list', listWords)
  const [ownOpen, setOwnOpen] = useState(false)
  const level = useFloatingLevel()
  const headerId = useId()
  // A modal lets nothing outside it scroll, so there the menu has to be a layer of its own.
  const inModal = useContext(ModalLevel) !== undefined
  const Portal = useContext(InFloatingPanel) ? Fragment : Menu.Portal
  const searched = useSearchText()
  const shown = shownOptions(options, searched.text)

  const change = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
    if (!next) searched.forgetUnlessSoon()
  }
  const { opening, changeDeferred } = useDeferredOpening(change)

  return (
    <Menu.Root
      modal={inModal}
      dir={readingDirection()}
      open={givenOpen ?? ownOpen}
      onOpenChange={changeDeferred}
    >
      <Menu.Trigger
        asChild
        {...(search ? { 'aria-haspopup': 'dialog' } : {})}
        {...(opening ? { 'aria-expanded': true, 'data-state': 'open' } : {})}
      >
        {trigger}
      </Menu.Trigger>
      <Portal>
        <Menu.Content
          // A menu may hold nothing but options: with a search box in it, it is a dialog around a menu.
          {...(search
            ? { role: 'dialog', 'aria-orientation': undefined, onKeyDownCapture: leadToSearch }
            : {})}
          aria-describedby={header ? headerId : undefined}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={searched.forgetSoon}
          {...(openedByKey ? { onFocus: focusFirstOption } : {})}
          style={{ zIndex: level }}
          className="animate-floating flex max-h-(--radix-dropdown-menu-content-available-height) min-w-menu-min max-w-menu-max flex-col overflow-hidden rounded-card border border-line bg-surface-raised text-ink shadow-raised outline-none"
        >
          {header ? (
            <div id={headerId} className="shrink-0 border-b border-line p-4">
              {header}
            </div>
          ) : null}
          {search ? (
            <DropdownSearch label={words.search} text={searched.text} onType={searched.type} />
          ) : null}
          {shown.length > 0 ? (
            <div
              {...(search ? { role: 'menu' } : {})}
              style={{ maxHeight: height }}
              className="min-h-0 overflow-y-auto overscroll-contain p-1.5"
            >
              {shown.map(option => (
                <OptionItem key={option.name} {...option} />
              ))}
            </div>
          ) : null}
          {search ? (
            <p
              role="status"
              className={shown.length > 0 ? 'sr-only' : 'px-4 py-3 text-small text-ink-muted'}
            >
              {foundText(words, { count: shown.length, typed: searched.text })}
            </p>
          ) : null}
        </Menu.Content>
      </Portal>
    </Menu.Root>
  )
}

function focusFirstOption({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget) return
  currentTarget.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus()
}

function OptionItem({ name, action, disabled, icon, note, tone, link }: DropdownOption) {
  const content = (
    <>
      {icon ? (
        <span className="shrink-0 text-ink-muted group-data-[tone=danger]:text-danger [&>svg]:size-5">
          {icon}
        </span>
      ) : null}
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {name}
        {note ? <span className="block text-small text-ink-muted">{note}</span> : null}
      </span>
    </>
  )
  return (
    <Menu.Item
      asChild={link !== undefined}
      disabled={disabled ?? false}
      onSelect={() => action?.()}
      textValue={name}
      data-tone={tone}
      className={cx(
        'group flex min-h-control-small cursor-pointer select-none items-center gap-3 rounded-option px-3 py-2 text-body text-ink no-underline outline-none',
        'data-highlighted:bg-primary-soft data-highlighted:text-on-primary-soft',
        'forced:data-highlighted:outline-2 forced:data-highlighted:-outline-offset-2',
        'data-[tone=danger]:text-danger data-[tone=danger]:data-highlighted:bg-danger-soft data-[tone=danger]:data-highlighted:text-on-danger-soft',
        'data-disabled:cursor-not-allowed data-disabled:text-ink-subtle',
      )}
    >
      {link ? cloneElement(link, {}, content) : content}
    </Menu.Item>
  )
}
