/** The longest wait for a pointer that is held down, or released where the page is not told. */
const longest = 1000

let release = () => {}
let released = Promise.resolve()

function begin(): void {
  released = new Promise(resolve => {
    release = resolve
    setTimeout(resolve, longest)
  })
}

// The click comes right after, and belongs to the press.
function end(): void {
  setTimeout(release)
}

// Pages are rendered at build too, where there is no pointer.
if (typeof document !== 'undefined') {
  addEventListener('pointerdown', begin, { capture: true, passive: true })
  addEventListener('pointerup', end, { capture: true, passive: true })
  addEventListener('pointercancel', end, { capture: true, passive: true })
}

/**
 * A field is judged when it is left, which a press on something else does first. A sentence shown at once would move
 * the page between press and release, and what was pressed would no longer be there.
 */
export function pointerReleased(): Promise<void> {
  return released
}
