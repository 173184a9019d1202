import { createHash } from 'node:crypto'

// The same name gives the same numbers, so that a failing run can be repeated.
export function randomFrom(name: string): (below: number) => number {
  let state = createHash('sha256').update(name).digest().readUInt32LE()
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
