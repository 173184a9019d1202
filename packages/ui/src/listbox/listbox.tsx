import { cx } from 'class-variance-authority'
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../words/use-words.ts'
import type { FindOptions } from './find-options.ts'
import { foundText } from './found-text.ts'
import { useVirtualOptions } from './lazy-virtual-options.ts'
import { listWords } from './list.words.ts'
import { activeAt, findTyped, firstActive, moveActive } from './listbox-navigation.ts'
import type { ListboxOption } from './listbox-option.ts'
import { OptionRow } from './option-row.tsx'
import { SearchBox } from './search-box.tsx'
import { useTypedLetters } from './use-typed-letters.ts'

export type ListboxProps = {
  id: string
  /** Its name; or the id of the element that has it. */
  label?: string
  labelledBy?: string
  options: readonly ListboxOption[]
  /** Values. A list that leads somewhere keeps none, and the option one is at is heard as selected. */
  chosen?: readonly string[]
  /** A press puts an option in or takes it out, and the list stays. */
  multiple?: boolean
  /** Gives it a search box. */
  search?:
    | {
        /** Its name; “Search...” unless told. */
        placeholder?: string
        find: FindOptions
        /** Hears what is typed, where more options come for it. */
        onType?: (text: string) => void
      }
    | undefined
  emptyText?: string
  /** Smaller letters, and the note at the very end. */
  small?: boolean
  /** Hears each option that is pressed, or chosen by Enter. */
  onChoose: (option: ListboxOption) => void
  /** Tab leaves a list that lies over the page; the field that opened it knows where to. */
  onTab?: (event: KeyboardEvent) => void
}

/** The active option opens with this many before it, so that one sees where one is. */
const ROWS_ABOVE = 2

type Pointed = { at: number; by: 'opening' | 'key' | 'pointer' }

/** Which of the options a pointer is on, or -1: each row says its place. */
function placeUnder({ target }: SyntheticEvent): number {
  const row = target instanceof Element ? target.closest('[aria-posinset]') : null
  return Number(row?.getAttribute('aria-posinset') ?? 0) - 1
}

/** One element has the focus (the search box or the list) and points at the active option. */
export function Listbox({
  id,
  label,
  labelledBy,
  options,
  chosen,
  multiple = false,
  search,
  emptyText,
  small = false,
  onChoose,
  onTab,
}: ListboxProps) {
  const words = useWords('list', listWords)
  const [text, setText] = useState('')
  const shown = search ? search.find(options, text) : options
  const [pointed, setPointed] = useState<Pointed>(() => ({
    at: firstActive(options, chosen),
    by: 'opening',
  }))
  const active = activeAt(shown, pointed.at, chosen)
  const list = useRef<HTMLDivElement>(null)
  const typed = useTypedLetters()
  const VirtualOptions = useVirtualOptions(options.length)

  // By its place among all options, so that each option keeps its id while a search narrows the list.
  const idOf = (option: ListboxOption) => `${id}-option-${options.indexOf(option)}`
  const activeOption = shown[active]
  const activeId = activeOption && idOf(activeOption)

  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[data-active]')
    if (!list.current || !row) return
    // Only the list scrolls to it, never the page around it.
    if (pointed.by === 'opening') list.current.scrollTop = (active - ROWS_ABOVE) * row.offsetHeight
    else if (pointed.by === 'key') row.scrollIntoView({ block: 'nearest' })
  }, [pointed, active])

  const moveTo = (at: number) => setPointed({ at, by: 'key' })
  const choose = (option: ListboxOption | undefined) => {
    if (option && !option.disabled) onChoose(option)
  }

  // In the middle of a name it is a letter like any other.
  const isChoosingSpace = (key: string) => key === ' ' && !search && typed.soFar() === ''

  const onKeyDown = (event: KeyboardEvent) => {
    const inSearch = search && (event.key === 'Home' || event.key === 'End')
    const next = inSearch ? null : moveActive(shown, active, event.key)
    if (next !== null) {
      event.preventDefault()
      moveTo(next)
    } else if (event.key === 'Enter' || isChoosingSpace(event.key)) {
      event.preventDefault()
      choose(activeOption)
    } else if (event.key === 'Tab') {
      onTab?.(event)
    } else if (!search && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      // A space would scroll the list.
      event.preventDefault()
      moveTo(findTyped(shown, active, typed.add(event.key)))
    }
  }

  const drawRow = (option: ListboxOption, at: number, top?: number) => (
    <OptionRow
      key={option.value}
      id={idOf(option)}
      active={at === active}
      chosen={chosen?.includes(option.value)}
      count={shown.length}
      {...{ option, at, top }}
    />
  )
  const isEmpty = shown.length === 0
  return (
    <>
      {search ? (
        <SearchBox
          label={search.placeholder ?? words.search}
          listId={id}
          onType={typed => {
            setText(typed)
            search.onType?.(typed)
            moveTo(firstActive(search.find(options, typed)))
          }}
          {...{ text, activeId, onKeyDown }}
        />
      ) : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the search box hears the keys where there is one */}
      <div
        id={id}
        ref={list}
        role="listbox"
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-multiselectable={multiple || undefined}
        onPointerMove={event => {
          const at = placeUnder(event)
          if (at >= 0 && at !== active) setPointed({ at, by: 'pointer' })
        }}
        onClick={event => choose(shown[placeUnder(event)])}
        {...(search
          ? { tabIndex: -1 }
          : { tabIndex: 0, onKeyDown, 'aria-activedescendant': activeId })}
        data-small={small || undefined}
        className={cx(
          'group/list max-h-menu min-h-0 overflow-y-auto in-data-sheet:max-h-none overscroll-contain outline-none',
          small ? 'px-1.5 text-small' : 'scroll-py-1.5 p-1.5',
        )}
      >
        {VirtualOptions ? (
          <VirtualOptions options={shown} above={ROWS_ABOVE} {...{ active, list, drawRow }} />
        ) : (
          shown.map((option, at) => drawRow(option, at))
        )}
      </div>
      <p
        role="status"
        className={
          isEmpty ? cx('px-4 text-small text-ink-muted', small ? 'py-3' : 'pb-4') : 'sr-only'
        }
      >
        {foundText(words, { count: shown.length, typed: text, nothing: emptyText })}
      </p>
    </>
  )
}
