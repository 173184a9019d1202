import type { FocusEvent, KeyboardEvent } from 'react'

const written = 'input:not([type=checkbox], [type=radio], [type=file], [role])'
const toFill = ':is(input, select, textarea, button[role]):enabled:not([type=hidden], [readonly])'

/** What is still to be filled in of the form; a box of a code that the code leads to by itself is not reached by Tab. */
function fieldAfter(field: HTMLInputElement): HTMLElement | undefined {
  return [...(field.form?.elements ?? [])]
    .filter(other => other instanceof HTMLElement)
    .find(
      other =>
        field.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING &&
        other.matches(toFill) &&
        other.tabIndex >= 0 &&
        other.getClientRects().length > 0,
    )
}

/** Has a phone write on its Enter key what the key does in the field that is entered. */
export function nameEnterKey({ target }: FocusEvent): void {
  if (!(target instanceof HTMLInputElement && target.matches(written))) return
  if (target.type === 'search') target.enterKeyHint = 'search'
  else if (target.form) target.enterKeyHint = fieldAfter(target) ? 'next' : 'go'
}

/** Some phones send the form with any Enter: where the key says that it goes on, it does. */
export function goOnByEnter(event: KeyboardEvent): void {
  const { target, key, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || event.defaultPrevented) return
  if (!(target instanceof HTMLInputElement && target.enterKeyHint === 'next')) return
  if (!matchMedia('(pointer: coarse)').matches) return
  event.preventDefault()
  fieldAfter(target)?.focus()
}
