import { wholeNumber } from '../fields/whole-number.ts'

/** Of something that counts its changes: the version that its editor saw. */
export const SeenVersion = wholeNumber(1, 1_000_000_000)
