/** Who stays after all, because it was only a download, is back by then. */
const longest = 10_000

let leftAt = Number.NEGATIVE_INFINITY

const leave = () => {
  leftAt = Date.now()
}
// A page that is rendered at build is never left.
if (typeof window !== 'undefined') {
  addEventListener('beforeunload', leave)
  addEventListener('pagehide', leave)
  // Kept by the browser and shown again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leftAt = Number.NEGATIVE_INFINITY
  })
}

/** Whether the page is being left: what it still waits for is cut off, and nothing is wrong. */
export const isLeaving = (): boolean => Date.now() - leftAt < longest
