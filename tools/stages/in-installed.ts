import type { Stage, StageResult } from '../stage/stage.ts'

type Installed<Browser> = {
  /** What is installed; undefined where it isn't. */
  find(): Browser | undefined
  /** What is missing then. */
  readonly missing: string
}

/** A stage in a browser that may be installed; without it the stage is left out, and the summary says so. */
export const inInstalled = <Browser>(
  name: string,
  { find, missing }: Installed<Browser>,
  run: (browser: Browser) => Promise<StageResult>,
): Stage => ({
  name,
  async run() {
    const browser = find()
    if (browser !== undefined) return run(browser)
    const leftOut = `No ${missing} is installed, so nothing was tried in one.`
    return { passed: 0, failures: [], leftOut }
  },
})
