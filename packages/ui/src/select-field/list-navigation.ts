import { foldForSearch, type SelectOption } from './select-option.ts'

const PAGE = 8

function nextEnabled(options: SelectOption[], from: number, step: 1 | -1): number {
  for (let at = from; at >= 0 && at < options.length; at += step) {
    if (!options[at]?.disabled) return at
  }
  return -1
}

function nearestEnabled(options: SelectOption[], wanted: number, step: 1 | -1): number {
  const inside = Math.max(0, Math.min(options.length - 1, wanted))
  const found = nextEnabled(options, inside, step)
  return found === -1 ? nextEnabled(options, inside, step === 1 ? -1 : 1) : found
}

/** Where a key takes the active option; null when the key doesn't move. Disabled ones are stepped over. */
export function moveActive(options: SelectOption[], active: number, key: string): number | null {
  switch (key) {
    case 'ArrowDown':
      return nearestEnabled(options, active + 1, 1)
    case 'ArrowUp':
      return nearestEnabled(options, active < 0 ? options.length - 1 : active - 1, -1)
    case 'PageDown':
      return nearestEnabled(options, active + PAGE, 1)
    case 'PageUp':
      return nearestEnabled(options, active - PAGE, -1)
    case 'Home':
      return nearestEnabled(options, 0, 1)
    case 'End':
      return nearestEnabled(options, options.length - 1, -1)
    default:
      return null
  }
}

/** Letters typed quickly one after another; the same letter again goes on to the next match. */
export function findTyped(options: SelectOption[], active: number, typed: string): number {
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
