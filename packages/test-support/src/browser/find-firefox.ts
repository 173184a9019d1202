import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** What Playwright is told to start it, and which it is. */
export type Firefox = {
  readonly browserName: 'firefox'
  readonly channel: 'moz-firefox'
  readonly executablePath: string
  readonly env: Readonly<Record<string, string>>
  readonly firefoxUserPrefs: Readonly<Record<string, boolean>>
  readonly version: string
}

/** From here on it has the commands without which Playwright opens no page. */
export const leastFirefox = 143

/** The Firefox that is installed, to be driven by Playwright; undefined where there is none that is new enough. */
export function findFirefox(): Firefox | undefined {
  for (const name of ['firefox-esr', 'firefox']) {
    const { stdout } = spawnSync(name, ['--version'], { encoding: 'utf8' })
    const [version, major] = /Firefox (\d+)[\d.]*\w*/.exec(stdout ?? '') ?? []
    if (version === undefined || Number(major) < leastFirefox) continue
    return {
      browserName: 'firefox',
      channel: 'moz-firefox',
      executablePath: path.join(import.meta.dirname, 'released-firefox.ts'),
      env: { KINFOLD_FIREFOX: name },
      // Its panel of downloads would take the keys from the page.
      firefoxUserPrefs: { 'browser.download.alwaysOpenPanel': false },
      version,
    }
  }
  return undefined
}
