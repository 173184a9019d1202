declare global {
  interface Window {
    /** Kept by the script in the head while the page was not alive yet. */
    heldSubmit?: HTMLFormElement | null
  }
}

/** Whoever pressed Continue before the page came to life doesn't have to press it again. */
export function releaseHeldSubmit(): void {
  const form = window.heldSubmit
  window.heldSubmit = null
  form?.requestSubmit()
}
