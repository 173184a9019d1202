const ownPresses = 'a, button, input, label, select, textarea, summary'

type Press = Pick<MouseEvent, 'target' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** A press anywhere in a row is one on its link, also where a column that stays covers part of the row. */
export function openRow(press: Press): void {
  const { target, ctrlKey, metaKey, shiftKey } = press
  if (!(target instanceof Element) || target.closest(ownPresses)) return
  // Who has marked words wants to copy them.
  if (getSelection()?.isCollapsed === false) return
  target
    .closest('tbody tr')
    ?.querySelector('[data-row-link]')
    ?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    )
}
