import { randomInt } from 'node:crypto'

// Without letters and digits that are read for one another.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What a person reads out or writes on a transfer: `KF-7H2K9D4M`. */
export function createReference(): string {
  const code = Array.from({ length: 8 }, () => letters[randomInt(letters.length)])
  return `KF-${code.join('')}`
}
