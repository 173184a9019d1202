import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { findTyped, moveActive } from './list-navigation.ts'
import { useListWindow } from './list-window.ts'
import { type SelectOption, searchOptions } from './select-option.ts'

type SelectListProps = {
  id: string
  labelId: string
  options: SelectOption[]
  chosen: string[]
  multiple: boolean
  searchable: boolean
  searchPlaceholder: string
  emptyText: string
  onChoose: (option: SelectOption) => void
  onLeave: () => void
}

const TYPING_PAUSE = 700

function useTypedLetters() {
  const typed = useRef({ letters: '', at: 0 })
  const soFar = () =>
    performance.now() - typed.current.at < TYPING_PAUSE ? typed.current.letters : ''
  const add = (letter: string) => {
    typed.current = { letters: soFar() + letter, at: performance.now() }
    return typed.current.letters
  }
  return { soFar, add }
}

/** The open list. One element has the focus (the search box or the list) and points at the active option. */
export function SelectList({
  id,
  labelId,
  options,
  chosen,
  multiple,
  searchable,
  searchPlaceholder,
  emptyText,
  onChoose,
  onLeave,
}: SelectListProps) {
  const [search, setSearch] = useState('')
  const shown = searchOptions(options, search)
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex(option => chosen.includes(option.value)),
    ),
  )
  const list = useRef<HTMLDivElement>(null)
  const typed = useTypedLetters()
  const activeId = shown[active] ? `${id}-option-${active}` : undefined

  const rows = useListWindow(list, shown.length, active)

  const choose = (option: SelectOption | undefined) => {
    if (option && !option.disabled) onChoose(option)
  }

  // One function for the life of the list, so that moving the active option draws two lines anew and not all.
  const latestChoose = useRef(choose)
  useEffect(() => {
    latestChoose.current = choose
  })
  const [chooseFromLine] = useState(() => (option: SelectOption) => latestChoose.current(option))

  // In the middle of a name it is a letter like any other.
  const isChoosingSpace = (key: string) => key === ' ' && !searchable && typed.soFar() === ''

  const onKeyDown = (event: KeyboardEvent) => {
    const inSearch = searchable && (event.key === 'Home' || event.key === 'End')
    const next = inSearch ? null : moveActive(shown, active, event.key)
    if (next !== null) {
      event.preventDefault()
      setActive(next)
    } else if (event.key === 'Enter' || isChoosingSpace(event.key)) {
      event.preventDefault()
      choose(shown[active])
    } else if (event.key === 'Tab') {
      onLeave()
    } else if (!searchable && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      // A space would scroll the list.
      event.preventDefault()
      setActive(findTyped(shown, active, typed.add(event.key)))
    }
  }

  const pointing = { 'aria-activedescendant': activeId, onKeyDown }
  return (
    <>
      {searchable ? (
        <div className="flex shrink-0 items-center gap-2 border-b border-line px-4 text-ink-muted">
          <Search aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0" />
          <input
            {...pointing}
            type="text"
            role="combobox"
            aria-label={searchPlaceholder}
            aria-controls={id}
            aria-expanded="true"
            aria-autocomplete="list"
            autoComplete="off"
            placeholder={searchPlaceholder}
            value={search}
            onChange={event => {
              setSearch(event.target.value)
              setActive(0)
            }}
            className="h-control-small min-w-0 flex-1 bg-transparent text-body text-ink outline-none placeholder:text-ink-subtle"
          />
        </div>
      ) : null}
      <div
        id={id}
        ref={list}
        onScroll={rows.onScroll}
        role="listbox"
        aria-labelledby={labelId}
        aria-multiselectable={multiple || undefined}
        {...(searchable ? { tabIndex: -1 } : { ...pointing, tabIndex: 0 })}
        className="max-h-menu min-h-0 overflow-y-auto overscroll-contain p-1.5 outline-none"
      >
        <div role="presentation" style={{ height: rows.above }} />
        {shown.slice(rows.from, rows.to).map((option, step) => (
          <OptionLine
            key={option.value}
            id={`${id}-option-${rows.from + step}`}
            option={option}
            at={rows.from + step}
            count={shown.length}
            active={rows.from + step === active}
            chosen={chosen.includes(option.value)}
            onPoint={setActive}
            onChoose={chooseFromLine}
          />
        ))}
        <div role="presentation" style={{ height: rows.below }} />
      </div>
      <p
        role="status"
        className={shown.length === 0 ? 'px-4 pb-4 text-small text-ink-muted' : 'sr-only'}
      >
        {shown.length === 0 ? emptyText : search === '' ? '' : `${shown.length} found`}
      </p>
    </>
  )
}

type OptionLineProps = {
  id: string
  option: SelectOption
  active: boolean
  chosen: boolean
  at: number
  count: number
  onPoint: (at: number) => void
  onChoose: (option: SelectOption) => void
}

// The keys are heard by the element that has the focus; an option itself never has it.
const OptionLine = memo(function OptionLine(props: OptionLineProps) {
  const { id, option, active, chosen, at, count, onPoint, onChoose } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search box or the list hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here instead
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-setsize={count}
      aria-posinset={at + 1}
      aria-disabled={option.disabled || undefined}
      data-active={active || undefined}
      onPointerMove={active ? undefined : () => onPoint(at)}
      onClick={() => onChoose(option)}
      className={cx(
        'flex h-control-small cursor-pointer items-center gap-2.5 rounded-[0.75rem] px-3 text-body leading-5 text-ink',
        'data-active:bg-primary-soft data-active:text-on-primary-soft forced:data-active:outline-2 forced:data-active:-outline-offset-2',
        'aria-disabled:cursor-not-allowed aria-disabled:text-ink-subtle aria-selected:font-semibold',
      )}
    >
      {option.icon ? <span className="shrink-0">{option.icon}</span> : null}
      <span className="line-clamp-2 min-w-0 flex-1 [overflow-wrap:anywhere]">{option.label}</span>
      {option.note ? (
        <bdi className="figures shrink-0 text-small text-ink-muted">{option.note}</bdi>
      ) : null}
      {chosen ? <Check aria-hidden strokeWidth={2.25} className="size-4.5 shrink-0" /> : null}
    </div>
  )
})
