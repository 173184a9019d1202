import { type Firefox, findFirefox, leastFirefox } from '@kinfold/test-support/browser/find-firefox'
import type { Stage, StageResult } from '../stage/stage.ts'

/** A stage in the Firefox that is installed; without one it is left out, and the summary says so. */
export const inFirefox = (
  name: string,
  run: (firefox: Firefox) => Promise<StageResult>,
): Stage => ({
  name,
  async run() {
    const firefox = findFirefox()
    if (firefox === undefined) {
      const leftOut = `No Firefox ${leastFirefox} or newer is installed, so nothing was tried in one.`
      return { passed: 0, failures: [], leftOut }
    }
    const result = await run(firefox)
    return { ...result, notes: [firefox.version, ...(result.notes ?? [])] }
  },
})
