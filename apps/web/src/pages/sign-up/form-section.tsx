import { useIsPhone } from '@kinfold/app/screen/use-is-phone'
import { Button } from '@kinfold/ui/button'
import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import { createContext, type KeyboardEvent, type ReactNode, use, useId } from 'react'

export type SectionPlace = {
  /** Counted from 1. */
  number: number
  /** On a phone only one is open; the ones before it can be opened again. */
  state: 'done' | 'open' | 'ahead'
  open: () => void
  /** Judges its fields and opens the next; the last has none. */
  next?: () => void
}

export const SectionPlaceContext = createContext<SectionPlace>({
  number: 1,
  state: 'open',
  open: () => {},
})

/** Some fields that belong together: all open where there is room, one after the other on a phone. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const { number, state, open, next } = use(SectionPlaceContext)
  const id = useId()
  const isOpen = state === 'open'
  const isPhone = useIsPhone()
  // The key that a phone's keyboard shows in a field: the form itself can't be sent before its last section.
  const goOnByEnter = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const { key, target, nativeEvent } = event
    if (!isPhone || !next || key !== 'Enter' || nativeEvent.isComposing) return
    // The field itself went on to the next one.
    if (event.defaultPrevented) return
    if (!(target instanceof HTMLInputElement) || target.role === 'combobox') return
    event.preventDefault()
    next()
  }
  return (
    <fieldset data-state={state} className="min-w-0" onKeyDown={goOnByEnter}>
      <legend className="w-full text-title font-semibold">
        <span className="max-md:hidden">{title}</span>
        <button
          type="button"
          data-section-head
          aria-expanded={isOpen}
          aria-controls={id}
          disabled={state === 'ahead'}
          onClick={open}
          className="flex min-h-control w-full items-center gap-3 rounded-box text-start md:hidden disabled:text-ink-subtle"
        >
          <span
            aria-hidden="true"
            className={cx(
              'figures grid size-step shrink-0 place-items-center rounded-full border text-small font-semibold',
              state === 'ahead' ? 'border-line-strong text-ink-muted' : 'border-primary',
              state === 'done' ? 'bg-primary text-on-primary' : 'bg-surface',
            )}
          >
            {state === 'done' ? <Check size={16} strokeWidth={2.5} /> : number}
          </span>
          {title}
          {state === 'done' ? (
            <span className="ms-auto text-small font-medium text-link">Change</span>
          ) : null}
        </button>
      </legend>
      <div id={id} className={cx('flex flex-col gap-5 pt-4', !isOpen && 'max-md:hidden')}>
        {children}
        {next ? (
          <Button variant="secondary" className="md:hidden" onClick={next}>
            Next
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}
