import { foldForSearch } from './find-options.ts'
import type { ListboxOption } from './listbox-option.ts'

/** As many as a list of the usual height shows whole. */
const PAGE = 5

const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

type Options = readonly ListboxOption[]

function nextEnabled(options: Options, from: number, step: 1 | -1): number {
  for (let at = from; at >= 0 && at < options.length; at += step) {
    if (!options[at]?.disabled) return at
  }
  return -1
}

/** The option a list starts at: the first chosen one, else the first that can be chosen. */
export function firstActive(options: Options, chosen: readonly string[] = []): number {
  const at = options.findIndex(({ value }) => chosen.includes(value))
  return at === -1 ? nextEnabled(options, 0, 1) : at
}

/** Where the member has gone to; the first option while there is none at that place, as options may come later. */
export function activeAt(options: Options, at: number, chosen?: readonly string[]): number {
  return options[at] ? at : firstActive(options, chosen)
}

/** Where a key takes the active option; null when the key doesn't move. Disabled ones are stepped over. */
export function moveActive(options: Options, active: number, key: string): number | null {
  const step = STEPS[key]
  if (step === undefined) return null
  const from = active < 0 && step < 0 ? options.length : active
  const inside = Math.max(0, Math.min(options.length - 1, from + step))
  const found = nextEnabled(options, inside, step < 0 ? -1 : 1)
  return found === -1 ? nextEnabled(options, inside, step < 0 ? 1 : -1) : found
}

/** Letters typed quickly one after another; the same letter again goes on to the next match. */
export function findTyped(options: Options, active: number, typed: string): number {
  const wanted = foldForSearch(typed)
  const repeated = wanted.length > 1 && [...wanted].every(letter => letter === wanted[0])
  const prefix = repeated ? wanted.charAt(0) : wanted
  const from = wanted.length === 1 || repeated ? active + 1 : Math.max(active, 0)
  for (let step = 0; step < options.length; step++) {
    const at = (from + step) % options.length
    const option = options[at]
    if (option && !option.disabled && foldForSearch(option.label).startsWith(prefix)) return at
  }
  return active
}
