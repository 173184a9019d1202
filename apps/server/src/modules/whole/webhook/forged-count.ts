import { visitorKey } from '../../../calls/visitor-key.ts'

/**
 * Counts a message that no provider sent. Answers how many seconds its sender has to wait once they sent too many;
 * undefined until then.
 */
export type CountForged = (address: string, now: Date) => number | undefined

const mostForged = 60
const windowMs = 60_000
const mostVisitors = 10_000

/** Counts by visitor and in memory: forged messages aren't worth a query. */
export function createForgedCount(): CountForged {
  const windows = new Map<string, { count: number; readonly until: number }>()
  const windowOf = (key: string, now: number) => {
    const known = windows.get(key)
    if (known !== undefined && known.until > now) return known
    if (windows.size >= mostVisitors) windows.clear()
    const begun = { count: 0, until: now + windowMs }
    windows.set(key, begun)
    return begun
  }
  return (address, now) => {
    const window = windowOf(visitorKey(address), now.getTime())
    window.count += 1
    return window.count > mostForged ? (window.until - now.getTime()) / 1000 : undefined
  }
}
