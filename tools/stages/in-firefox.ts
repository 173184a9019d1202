import { type Firefox, findFirefox, leastFirefox } from '@kinfold/test-support/browser/find-firefox'
import type { Stage, StageResult } from '../stage/stage.ts'
import { inInstalled } from './in-installed.ts'

const installed = { find: findFirefox, missing: `Firefox ${leastFirefox} or newer` }

/** A stage in the Firefox that is installed, if there is one. */
export const inFirefox = (name: string, run: (firefox: Firefox) => Promise<StageResult>): Stage =>
  inInstalled(name, installed, async firefox => {
    const result = await run(firefox)
    return { ...result, notes: [firefox.version, ...(result.notes ?? [])] }
  })
