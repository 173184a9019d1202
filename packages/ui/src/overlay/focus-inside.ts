const FOCUSABLE =
  ':is(a[href],button,input,select,textarea,[tabindex]):not(:disabled,[tabindex="-1"],[type="hidden"])'

/** The part that asks for it with `data-focus-first`, else the first that can take it. */
export function focusInside(panel: HTMLElement): void {
  const first =
    panel.querySelector<HTMLElement>('[data-focus-first]') ??
    panel.querySelector<HTMLElement>(FOCUSABLE)
  ;(first ?? panel).focus({ preventScroll: true })
}
