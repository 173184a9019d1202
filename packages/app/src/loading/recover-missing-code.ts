import { forgetMissingParts } from './lazy-part.tsx'
import { reloadOnce } from './reload-once.ts'

/** What every boundary does first: code that didn't come is asked for anew, after a reload or by whoever shows it next. */
export function recoverMissingCode(error: unknown): void {
  forgetMissingParts()
  reloadOnce(error)
}
