import { spawnSync } from 'node:child_process'
import path from 'node:path'

export type Firefox = {
  readonly executablePath: string
  readonly env: Readonly<Record<string, string>>
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
    const executablePath = path.join(import.meta.dirname, 'released-firefox.ts')
    return { executablePath, env: { KINFOLD_FIREFOX: name }, version }
  }
  return undefined
}
