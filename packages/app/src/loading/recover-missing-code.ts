import { forgetMissingParts } from './lazy-part.tsx'
import { reloadOnce } from './reload-once.ts'

/** What every boundary does first: missing code is requested again, after a reload or when it is next shown. */
export function recoverMissingCode(error: unknown): void {
  forgetMissingParts()
  reloadOnce(error)
}
