import { rmSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from '@kinfold/test-support/browser/find-browser'
import { copyDataFolder } from '@kinfold/test-support/server/copy-data-folder'
import { startServer } from '@kinfold/test-support/server/start-server'
import { buildOnce } from '../build/build-once.ts'
import { desk } from '../build/desk.ts'
import { webApp } from '../build/web-app.ts'
import { seededData } from '../server/seeded-data.ts'
import { runCommand } from '../stage/run-command.ts'
import type { Stage } from '../stage/stage.ts'

type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** The built product in a real browser: what a member would do, from the first page to the last. */
export const journeys: Stage = {
  name: 'journeys',
  async run() {
    await buildOnce(webApp)
    await buildOnce(desk)
    const seeded = await seededData()
    const data = copyDataFolder(seeded)
    const server = await startServer({ KINFOLD_DATA_DIR: data })
    try {
      const { code, stdout, output } = await runCommand(
        'playwright',
        ['test', '--config', 'tools/journeys/playwright.config.ts', '--reporter=json'],
        {
          env: {
            KINFOLD_URL: server.url,
            KINFOLD_BROWSER: JSON.stringify(await findBrowser()),
            KINFOLD_SEEDED_DATA: seeded,
          },
        },
      )
      if (!stdout.includes('"stats"')) return { passed: 0, failed: 1, output }
      const { stats }: Report = JSON.parse(stdout.slice(stdout.indexOf('{')))
      const failed = stats.unexpected + stats.flaky + stats.skipped
      // A file that can't be loaded is an error of its own and no failed test.
      if (failed === 0 && code !== 0) return { passed: stats.expected, failed: 1, output }
      return { passed: stats.expected, failed, output: failed > 0 ? failures(stdout) : '' }
    } finally {
      await server.stop()
      rmSync(path.dirname(data), { recursive: true, force: true })
    }
  },
}

// Playwright's report nests by file and suite; only the messages are of interest.
function failures(report: string): string {
  const messages = report.match(/"(title|message|snippet)": "(?:[^"\\]|\\.)*"/g) ?? []
  return messages
    .map(message => JSON.parse(`{${message}}`))
    .map(entry => Object.values(entry).join(''))
    .join('\n')
}
