import { randomInt } from 'node:crypto'

// Without letters and digits that are easily confused.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A reference for a person to read out or write on a transfer: `KF-7H2K9D4M`. */
export function createReference(): string {
  const code = Array.from({ length: 8 }, () => letters[randomInt(letters.length)])
  return `KF-${code.join('')}`
}
