import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { usePainted } from '../overlay/use-painted.ts'
import { rowsInSight, topShowing } from './list-window.ts'
import { matchCountries, type PhoneCountry } from './phone-country.ts'

type CountryMenuProps = {
  id: string
  label: string
  countries: readonly PhoneCountry[]
  chosen: PhoneCountry | undefined
  flags: boolean
  searchPlaceholder: string
  emptyText: string
  onChoose: (country: PhoneCountry) => void
  /** Tab or Shift+Tab. */
  onLeave: (forwards: boolean) => void
}

const ROW_REM = 2.75
const HEIGHT_REM = 15.625
const PAGE = 5

function moved(active: number, key: string, last: number): number | null {
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: PAGE,
    PageUp: -PAGE,
  }
  const step = steps[key]
  return step === undefined ? null : Math.max(0, Math.min(last, active + step))
}

function useListWindow(count: number, start: number) {
  const list = useRef<HTMLDivElement>(null)
  const [rem] = useState(() =>
    Number.parseInt(getComputedStyle(document.documentElement).fontSize, 10),
  )
  const row = ROW_REM * rem
  const height = HEIGHT_REM * rem
  const [top, setTop] = useState(() => Math.max(0, (start - 2) * row))

  // The list opens where the chosen country is; after that its own scrolling leads.
  const first = useRef(top)
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = first.current
  }, [])

  const scrollTo = (next: number) => {
    if (list.current) list.current.scrollTop = next
    setTop(next)
  }
  return {
    list,
    row,
    ...rowsInSight({ count, row, height, top }),
    onScroll: () => setTop(list.current?.scrollTop ?? 0),
    show: (at: number) => scrollTo(topShowing(at, { row, height, top })),
    backToTop: () => scrollTo(0),
  }
}

/** Only the rows in sight are rendered: 250 countries open as fast as seven. The search box has the focus throughout. */
export function CountryMenu({
  id,
  label,
  countries,
  chosen,
  flags,
  searchPlaceholder,
  emptyText,
  onChoose,
  onLeave,
}: CountryMenuProps) {
  const [typed, setTyped] = useState('')
  const shown = matchCountries(countries, typed)
  const [active, setActive] = useState(() => Math.max(0, chosen ? countries.indexOf(chosen) : 0))
  const view = useListWindow(shown.length, active)
  // Finding the letters of a dozen flags takes the browser longer than all the rest of the menu.
  const painted = usePainted()
  const optionId = (country: PhoneCountry) => `${id}-${country.countryCode}`
  const rows = shown.slice(view.first, view.end)
  const pointedAt = shown[active]

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.key === 'Enter') {
      event.preventDefault()
      if (event.key === 'Tab') onLeave(!event.shiftKey)
      else if (pointedAt) onChoose(pointedAt)
      return
    }
    const next = moved(active, event.key, shown.length - 1)
    if (next === null) return
    event.preventDefault()
    setActive(next)
    view.show(next)
  }

  return (
    <>
      <div className="flex shrink-0 items-center gap-2 border-b border-line px-4 text-ink-muted">
        <Search aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        <input
          type="text"
          role="combobox"
          aria-label={searchPlaceholder}
          aria-controls={id}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-activedescendant={
            pointedAt && rows.includes(pointedAt) ? optionId(pointedAt) : undefined
          }
          autoComplete="off"
          placeholder={searchPlaceholder}
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setActive(0)
            view.backToTop()
          }}
          onKeyDown={onKeyDown}
          className="h-control-small min-w-0 flex-1 bg-transparent text-body text-ink outline-none placeholder:text-ink-subtle"
        />
      </div>
      <div
        id={id}
        ref={view.list}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        onScroll={view.onScroll}
        className="max-h-menu min-h-0 overflow-y-auto overscroll-contain outline-none"
      >
        <div
          role="presentation"
          style={{ height: shown.length * view.row, paddingTop: view.first * view.row }}
        >
          {rows.map((country, nth) => {
            const at = view.first + nth
            return (
              <CountryRow
                key={country.countryCode}
                id={optionId(country)}
                country={country}
                flag={flags ? (painted ? country.countryFlag : '') : undefined}
                at={at}
                count={shown.length}
                active={at === active}
                chosen={country === chosen}
                onPoint={() => setActive(at)}
                onChoose={() => onChoose(country)}
              />
            )
          })}
        </div>
      </div>
      <p
        role="status"
        className={shown.length === 0 ? 'px-4 py-3 text-small text-ink-muted' : 'sr-only'}
      >
        {shown.length === 0 ? emptyText : typed === '' ? '' : `${shown.length} found`}
      </p>
    </>
  )
}

type CountryRowProps = {
  id: string
  country: PhoneCountry
  /** Empty while its place is kept; undefined where flags are not shown. */
  flag: string | undefined
  at: number
  count: number
  active: boolean
  chosen: boolean
  onPoint: () => void
  onChoose: () => void
}

function CountryRow({
  id,
  country,
  flag,
  at,
  count,
  active,
  chosen,
  onPoint,
  onChoose,
}: CountryRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search box hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here instead
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-posinset={at + 1}
      aria-setsize={count}
      data-active={active || undefined}
      onPointerMove={active ? undefined : onPoint}
      onClick={onChoose}
      className={cx(
        'mx-1.5 flex h-control-small cursor-pointer items-center gap-2.5 rounded-[0.75rem] px-3 text-small text-ink',
        'data-active:bg-primary-soft data-active:text-on-primary-soft forced:data-active:outline-2 forced:data-active:-outline-offset-2',
        'aria-selected:font-semibold',
      )}
    >
      {flag === undefined ? null : (
        <span aria-hidden="true" className="w-5 shrink-0 text-body">
          {flag}
        </span>
      )}
      <span className="line-clamp-2 min-w-0 flex-1 leading-tight">{country.countryName}</span>
      {chosen ? <Check aria-hidden size={16} strokeWidth={2.25} className="shrink-0" /> : null}
      <span dir="ltr" className="figures shrink-0 text-ink-muted">
        {plus(country.callingCode)}
      </span>
    </div>
  )
}

/** With its plus, whether the list has it or not. */
export function plus(callingCode: string): string {
  return callingCode.startsWith('+') ? callingCode : `+${callingCode}`
}
