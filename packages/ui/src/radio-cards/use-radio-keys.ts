import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/** As a radio of the browser does it: by the button that sends the form, which may refuse. */
function sendForm({ form }: HTMLButtonElement): void {
  const button = [...(form?.elements ?? [])].find(
    part => part instanceof HTMLButtonElement && part.type === 'submit',
  )
  if (button instanceof HTMLButtonElement) button.click()
}

/**
 * What a radio of the browser does by keys and the base of ours doesn't: Enter sends the form, and the choice goes
 * along with the focus even when the arrow was let go before the focus has moved.
 */
export function useRadioKeys() {
  const arrow = useRef<'held' | 'released'>(undefined)
  return {
    group: {
      onKeyDownCapture({ key }: KeyboardEvent) {
        arrow.current = arrows.includes(key) ? 'held' : undefined
      },
      onKeyUpCapture() {
        if (arrow.current) arrow.current = 'released'
      },
      onBlurCapture({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) arrow.current = undefined
      },
    },
    radio: {
      onFocus({ currentTarget }: FocusEvent<HTMLButtonElement>) {
        // While it is held, the base chooses.
        const isLate = arrow.current === 'released'
        arrow.current = undefined
        if (isLate) currentTarget.click()
      },
      onKeyDown({ key, repeat, currentTarget }: KeyboardEvent<HTMLButtonElement>) {
        if (key === 'Enter' && !repeat) sendForm(currentTarget)
      },
    },
  } as const
}
