import Search from 'lucide-react/icons/search'
import type { KeyboardEvent } from 'react'

type DropdownSearchProps = {
  label: string
  text: string
  onType: (text: string) => void
}

// Stable, so it runs once when the box appears. The menu is placed later: the page must not scroll to where it is now.
function focusAtOnce(box: HTMLInputElement | null) {
  box?.focus({ preventScroll: true })
}

function options(box: HTMLElement): HTMLElement[] {
  const menu = box.closest('[data-radix-menu-content]')
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])].filter(
    option => option.dataset.disabled === undefined,
  )
}

/** The menu beneath would take letters for its own quick search, so it hears only Escape and Tab. */
function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === 'Escape' || event.key === 'Tab') return
  event.stopPropagation()
  const found = options(event.currentTarget)
  if (event.key === 'ArrowDown') found.at(0)?.focus()
  else if (event.key === 'ArrowUp') found.at(-1)?.focus()
  else if (event.key === 'Enter') found.at(0)?.click()
  else return
  event.preventDefault()
}

export function DropdownSearch({ label, text, onType }: DropdownSearchProps) {
  return (
    <div className="flex shrink-0 items-center gap-2 border-b border-line px-4 text-ink-muted">
      <Search aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <input
        ref={focusAtOnce}
        data-menu-search
        type="text"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={text}
        onChange={event => onType(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-control-small min-w-0 flex-1 bg-transparent text-body text-ink outline-none placeholder:text-ink-subtle"
      />
    </div>
  )
}

/** Typing anywhere in the menu goes into its search box; the arrow above the first option leads back to it. */
export function leadToSearch(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget: menu } = event
  const box = menu.querySelector<HTMLElement>('[data-menu-search]')
  if (!box || target === box || event.ctrlKey || event.metaKey || event.altKey) return
  const letter = event.key.length === 1 && event.key !== ' '
  if (!letter && event.key !== 'Backspace') {
    if (event.key !== 'ArrowUp' || target !== options(box).at(0)) return
    event.preventDefault()
  }
  event.stopPropagation()
  box.focus()
}
