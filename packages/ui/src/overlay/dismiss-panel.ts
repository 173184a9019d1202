// When a panel in the top layer goes: Escape, a press elsewhere, or the focus moving elsewhere.

type Dismissal = {
  panel: HTMLElement
  /** Its field or button: presses there are its own business. */
  box: () => HTMLElement | null
  dismiss: () => void
}

/** The innermost last: Escape takes one at a time. */
const open: HTMLElement[] = []
const taken = new WeakSet<Event>()

/** A press that closed a panel closes nothing else: a modal around it stays. */
export function closedAPanel(press: Event): boolean {
  return taken.has(press)
}

/** Menus and tooltips that opened inside it lie over it and hear Escape first. */
function isUppermost(panel: HTMLElement): boolean {
  return open.at(-1) === panel && !panel.querySelector('[data-radix-popper-content-wrapper]')
}

/** Listens on the window, before any modal around it hears of it. Answers how to stop. */
export function dismissPanel({ panel, box, dismiss }: Dismissal): () => void {
  const elsewhere = ({ target }: Event) =>
    target instanceof Node && !panel.contains(target) && !box()?.contains(target)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isUppermost(panel)) return
    event.stopPropagation()
    dismiss()
  }
  const onPointerDown = (event: Event) => {
    if (!elsewhere(event)) return
    taken.add(event)
    dismiss()
  }
  const onFocusIn = (event: Event) => {
    if (elsewhere(event)) dismiss()
  }
  open.push(panel)
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  window.addEventListener('keydown', onKeyDown, options)
  window.addEventListener('pointerdown', onPointerDown, options)
  window.addEventListener('focusin', onFocusIn, options)
  return () => {
    listening.abort()
    open.splice(open.indexOf(panel), 1)
  }
}
