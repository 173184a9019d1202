import { visitorKey } from '../../calls/visitor-key.ts'

export type ForgedCount = {
  /** How many seconds a visitor has to wait who sent too many; undefined for anybody else. */
  readonly waitOf: (address: string, now: Date) => number | undefined
  readonly add: (address: string, now: Date) => void
}

const mostForged = 60
const windowMs = 60_000
const mostVisitors = 10_000

/** Counts messages that no provider sent, by visitor and in memory: they aren't worth a query. */
export function createForgedCount(): ForgedCount {
  const windows = new Map<string, { count: number; readonly until: number }>()
  const windowOf = (address: string, now: Date) => {
    const known = windows.get(visitorKey(address))
    return known !== undefined && known.until > now.getTime() ? known : undefined
  }
  return {
    waitOf(address, now) {
      const window = windowOf(address, now)
      if (window === undefined || window.count < mostForged) return undefined
      return (window.until - now.getTime()) / 1000
    },
    add(address, now) {
      const window = windowOf(address, now)
      if (window !== undefined) {
        window.count += 1
        return
      }
      if (windows.size >= mostVisitors) windows.clear()
      windows.set(visitorKey(address), { count: 1, until: now.getTime() + windowMs })
    },
  }
}
