import { wholeNumber } from './whole-number.ts'

/** Of something that counts its changes. A change names the one that its editor saw. */
export const Version = wholeNumber(1, 1_000_000_000)
