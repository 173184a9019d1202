import { useRef } from 'react'

/** A modal opened from a menu outlives the menu, so the focus goes back to the menu's button. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[data-radix-menu-content]')
  const button = menu?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : focused
}

/**
 * For a modal without a trigger of its own: notes where the focus was when it opened.
 * Read while rendering, because by the time effects run the opener may have left the page.
 */
export function useReturnFocus(open: boolean | undefined): (event: Event) => void {
  const opener = useRef<Element | null>(null)
  const wasOpen = useRef(false)
  if (open && !wasOpen.current) opener.current = openerOf(document.activeElement)
  wasOpen.current = open === true

  return event => {
    if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return
    event.preventDefault()
    opener.current.focus()
  }
}
