import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, findBrowser } from '@kinfold/test-support/browser/find-browser'
import { serveFolder } from '@kinfold/test-support/network/serve-folder'
import { buildOnce } from '../build/build-once.ts'
import { storybook } from '../build/storybook.ts'
import { pictureReport } from '../pictures/picture-folders.ts'
import { runCommand } from '../stage/run-command.ts'

export type StoriesRun = {
  passed: number
  failed: number
  seconds: number
  /** Every picture that was taken, as `<mode>/<story>.webp`. */
  pictures: ReadonlySet<string>
  browser: Browser
  output: string
}

type Options = {
  /** Write new and changed pictures instead of failing on them. */
  accept: boolean
  only?: readonly string[]
}

/** Builds Storybook if it must, and opens every story once. */
export async function runStories({ accept, only = [] }: Options): Promise<StoriesRun> {
  const browser = await findBrowser()
  const wanted = accept ? 'accept' : 'on'
  await buildOnce(storybook)
  const served = await serveFolder(storybook.output)
  const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-stories-'))
  const seen = path.join(folder, 'pictures.txt')
  rmSync(pictureReport, { recursive: true, force: true })
  mkdirSync(pictureReport, { recursive: true })
  const started = performance.now()
  try {
    const { stdout, stderr, code } = await runCommand(
      'test-storybook',
      ['--url', served.url, '--maxWorkers=3', '--json', '--ci', '--', ...only],
      {
        env: {
          KINFOLD_BROWSER: JSON.stringify(browser),
          KINFOLD_PICTURES: browser.pinned ? wanted : 'off',
          KINFOLD_PICTURES_REPORT: pictureReport,
          KINFOLD_PICTURES_SEEN: seen,
        },
      },
    )
    return {
      ...counts(stdout, code),
      seconds: (performance.now() - started) / 1000,
      pictures: new Set(
        existsSync(seen) ? readFileSync(seen, 'utf8').split('\n').filter(Boolean) : [],
      ),
      browser,
      output: stderr,
    }
  } finally {
    await served.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function counts(stdout: string, code: number): { passed: number; failed: number } {
  const start = stdout.indexOf('{"')
  if (start === -1) return { passed: 0, failed: 1 }
  const report: { numPassedTests: number; numFailedTests: number; numPendingTests: number } =
    JSON.parse(stdout.slice(start, stdout.lastIndexOf('}') + 1))
  const failed = report.numFailedTests + report.numPendingTests
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}
